/* The speed limit: the random playout of aurum.kernel written in C, with all rules, as tightly as we can.
 *
 * It is compiled when the benchmark runs and used nowhere else. With the same tables and the same states of
 * chance it plays the same rounds as the kernel, decision by decision; the benchmark compares their sums first.
 */

#include <stdint.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef int64_t word;

enum { CARDS = 50, PLACES = 8, NIBBLE = 15, END = 59, SEATS = 4 };
enum { ALL_TIED, EXACT_BID, HIGHEST_GOLD };
enum { FIRST_TO_TWO, BEST_OF_THREE, FINAL_BID, SUM_OF_POINTS };
enum { NO_REASON, STUCK, EMPTY, DECLINED };

#define BASE (((word)1 << CARDS) - 1)
#define GOLD ((word)511 << CARDS)
#define BIT(n) ((word)1 << (n))

/* The layout of aurum.kernel.layout.RULES. */
struct rules {
    word seats, sides, targets, face_down, hand_size, exposed, deck, start_gold, start_bits, start_supply, match_end,
        tie_count, ties[4], side[SEATS], partner[SEATS], seat[2 * SEATS], closes[64], high[64], low[64], rank[64],
        prize[16], gold_points[16], bid_points[16][48];
};

struct game {
    word chance, leader, supply, reason, nugget;
    word hold[SEATS], gold[SEATS], bids[SEATS], taken[SEATS], score[SEATS];
};

static inline word following(word chance) { return 2147483085 * (chance & 0xffffffff) + (chance >> 32); }

static inline word below(word chance, word n) { return (((chance ^ (chance >> 32)) & 0xffffffff) * n) >> 32; }

static inline word popcount(word bits) { return __builtin_popcountll((uint64_t)bits); }

static inline word select_bit(word bits, word n) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64((uint64_t)1 << n, (uint64_t)bits));
#else
    while (n--) bits &= bits - 1;
    return __builtin_ctzll((uint64_t)bits);
#endif
}

static word side_bid(const struct rules *rules, const struct game *game, word side) {
    word bid = 0;
    for (word seat = side; seat < rules->seats; seat += rules->sides) {
        word rank = rules->rank[game->bids[seat]];
        if (rank > bid) bid = rank;
    }
    return bid;
}

static word side_tricks(const struct rules *rules, const struct game *game, word side) {
    word tricks = 0;
    for (word seat = side; seat < rules->seats; seat += rules->sides) tricks += game->taken[seat];
    return tricks;
}

static word side_score(const struct rules *rules, const struct game *game, word side) {
    word score = rules->bid_points[side_bid(rules, game, side)][side_tricks(rules, game, side)];
    for (word seat = side; seat < rules->seats; seat += rules->sides)
        for (word owned = game->hold[seat] >> CARDS; owned; owned &= owned - 1) {
            word rank = select_bit(owned, 0);
            score += rules->gold_points[rank] * ((game->gold[seat] >> (4 * rank)) & NIBBLE);
        }
    return score;
}

static word tie_worth(const struct rules *rules, const struct game *game, word side, word rule) {
    if (rule == EXACT_BID) return side_tricks(rules, game, side) == side_bid(rules, game, side);
    if (rule != HIGHEST_GOLD) return 0;
    word owned = 0;
    for (word seat = side; seat < rules->seats; seat += rules->sides) owned |= game->hold[seat] >> CARDS;
    return owned ? 64 - __builtin_clzll((uint64_t)owned) : 0;
}

static word round_winners(const struct rules *rules, const struct game *game) {
    word best = -1, tied = 0;
    for (word side = 0; side < rules->sides; side++) {
        if (game->score[side] > best) best = game->score[side], tied = 0;
        if (game->score[side] == best) tied |= BIT(side);
    }
    for (word step = 0; step < rules->tie_count && popcount(tied) > 1; step++) {
        word kept = 0;
        best = -1;
        for (word side = 0; side < rules->sides; side++)
            if (tied >> side & 1) {
                word worth = tie_worth(rules, game, side, rules->ties[step]);
                if (worth > best) best = worth, kept = 0;
                if (worth == best) kept |= BIT(side);
            }
        tied = kept;
    }
    return tied;
}

static inline void settle(const struct rules *rules, struct game *game, word reason) {
    game->reason = reason;
    for (word side = 0; side < rules->sides; side++) game->score[side] = side_score(rules, game, side);
    game->nugget = rules->match_end == SUM_OF_POINTS ? 0 : round_winners(rules, game);
}

static inline void spend(struct game *game, word seat, word rank) {
    word gold = game->gold[seat] - BIT(4 * rank);
    game->gold[seat] = gold;
    if (!(gold >> (4 * rank) & NIBBLE)) game->hold[seat] ^= BIT(CARDS + rank);
}

static inline word exchange(const struct rules *rules, struct game *game) {
    word decisions = 0, chance = game->chance;
    for (word turn = 0; turn < rules->seats; turn++) {
        word seat = rules->seat[game->leader + turn], hold = game->hold[seat], cards = hold & BASE;
        if (!(hold & GOLD) || !cards) continue;
        decisions++;
        word size = popcount(cards);
        chance = following(chance);
        word n = below(chance, 1 + size * popcount(hold >> CARDS) * rules->targets);
        if (!n--) continue;
        word owner = n & (rules->targets - 1) ? rules->partner[seat] : seat;
        n >>= rules->targets - 1;
        word place = 0;
        while (n >= size) n -= size, place++;
        word rank = select_bit(hold >> CARDS, place), card = select_bit(cards, n);
        game->supply += BIT(4 * rank);
        game->hold[seat] = (hold ^ BIT(card)) | BIT(game->bids[owner]);
        game->bids[owner] = card;
        spend(game, seat, rank);
    }
    game->chance = chance;
    return decisions;
}

static inline word play_round(const struct rules *rules, struct game *game) {
    word decisions = rules->seats, seats = rules->seats, chance = game->chance;
    for (word turn = 0; turn < seats; turn++) {
        word seat = rules->seat[game->leader + turn], hand = game->hold[seat] & BASE;
        chance = following(chance);
        word card = select_bit(hand, below(chance, popcount(hand)));
        game->bids[seat] = card;
        game->hold[seat] ^= BIT(card);
    }
    game->chance = chance;
    for (;;) {
        if (!(game->hold[game->leader] & BASE)) {
            settle(rules, game, EMPTY);
            return decisions;
        }
        decisions += exchange(rules, game);
        word closed = GOLD, high = -1, low = 1 << 20, pot = 0;
        chance = game->chance;
        for (word turn = 0; turn < seats; turn++) {
            word seat = rules->seat[game->leader + turn], hold = game->hold[seat], cards = hold & ~closed;
            if (!(cards & BASE)) {
                if (!cards) {
                    game->chance = chance;
                    settle(rules, game, STUCK);
                    return decisions;
                }
                cards |= BIT(END);
            }
            chance = following(chance);
            word card = select_bit(cards, below(chance, popcount(cards)));
            decisions++;
            if (card >= CARDS) {
                if (card == END) {
                    game->chance = chance;
                    settle(rules, game, DECLINED);
                    return decisions;
                }
                pot += BIT(4 * (card - CARDS));
                spend(game, seat, card - CARDS);
            } else {
                game->hold[seat] = hold ^ BIT(card);
            }
            closed = (closed & BASE) | rules->closes[card];
            word strength = rules->high[card] + turn, lowness = rules->low[card] + PLACES - 1 - turn;
            if (strength > high) high = strength;
            if (lowness < low) low = lowness;
        }
        game->chance = chance;
        word lowest = rules->seat[game->leader + PLACES - 1 - (low & (PLACES - 1))];
        word prize = rules->prize[low / PLACES];
        game->taken[rules->seat[game->leader + (high & (PLACES - 1))]]++;
        if (game->supply & (prize * NIBBLE)) {
            game->supply -= prize;
            game->gold[lowest] += prize;
            game->hold[lowest] |= BIT(CARDS + (select_bit(prize, 0) >> 2));
        }
        game->supply += pot;
        game->leader = lowest;
    }
}

static inline void open_round(const struct rules *rules, struct game *game, const word *hands, word first) {
    game->leader = first;
    game->supply = rules->start_supply;
    for (word seat = 0; seat < rules->seats; seat++) {
        game->hold[seat] = hands[seat] | rules->start_bits;
        game->gold[seat] = rules->start_gold;
        game->taken[seat] = 0;
    }
}

static inline void add_up(const struct rules *rules, const struct game *game, word decisions, word *sums) {
    sums[0] += decisions;
    sums[1 + game->reason]++;
    for (word side = 0; side < rules->sides; side++) {
        sums[5 + side] += game->nugget >> side & 1;
        sums[5 + SEATS + side] += game->score[side];
    }
}

/* Blocks of rounds, dealt and played, each with its own state of chance; one row of 13 sums for each block. */
void play_blocks(const struct rules *rules, const word *chances, const word *sizes, word blocks, word *sums) {
    for (word block = 0; block < blocks; block++) {
        struct game game = {.chance = chances[block]};
        for (word round = 0; round < sizes[block]; round++) {
            word hands[SEATS], chance = following(game.chance), first = below(chance, rules->seats);
            word rest = rules->deck, left = popcount(rest);
            for (word seat = 0; seat < rules->seats; seat++) {
                hands[seat] = 0;
                for (word n = 0; n < rules->hand_size; n++) {
                    chance = following(chance);
                    word bit = BIT(select_bit(rest, below(chance, left--)));
                    hands[seat] |= bit;
                    rest ^= bit;
                }
            }
            game.chance = chance;
            open_round(rules, &game, hands, first);
            add_up(rules, &game, play_round(rules, &game), sums + 13 * block);
        }
    }
}

/* So many playouts of one dealt round. */
void play_dealt(const struct rules *rules, const word *hands, word first, word chance, word rounds, word *sums) {
    struct game game = {.chance = chance};
    for (word round = 0; round < rounds; round++) {
        open_round(rules, &game, hands, first);
        add_up(rules, &game, play_round(rules, &game), sums);
    }
}
