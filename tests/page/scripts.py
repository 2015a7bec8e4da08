"""What the tests ask of a page in its own language."""

# The phase if this seat is asked or the round is over, else null; hurries a trick that lingers, and
# keeps the bid when something else is waited for.
QUESTION = """(phases) => {
    const board = document.querySelector('.board');
    if (!board) return null;
    const { phase, asked, lingers } = board.dataset;
    if (lingers === 'true') document.querySelector('.trick').click();
    if (phases.length && phase === 'exchange' && !phases.includes(phase))
        document.querySelector('[data-testid=keep-bid]')?.click();
    const due = asked !== undefined || phase === 'deal' || phase === 'over';
    return due && (!phases.length || phases.includes(phase)) ? phase : null;
}"""

# What follows a move: the coach objects, the next question comes, or the round is over.
AFTER_A_MOVE = """(seq) => {
    if (document.querySelector('dialog [data-testid=take-back]')) return 'warned';
    const { phase, asked, lingers } = document.querySelector('.board').dataset;
    if (lingers === 'true') document.querySelector('.trick').click();
    const due = (asked !== undefined && asked !== seq) || phase === 'deal' || phase === 'over';
    return due ? phase : null;
}"""

# The same as QUESTION without the mouse. The bar is pressed in the same breath as one looks: a
# moment later it might choose a card.
QUESTION_BY_KEYBOARD = """() => {
    const { phase, asked, lingers } = document.querySelector('.board')?.dataset ?? {};
    const bar = (type) => document.activeElement.dispatchEvent(
        new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }));
    if (lingers === 'true') {
        bar('keydown');
        bar('keyup');
        return null;
    }
    const due = asked !== undefined || phase === 'deal' || phase === 'over';
    return due ? phase : null;
}"""

QUESTION_AT_REST = """() => {
    const { phase, asked, lingers } = document.querySelector('.board')?.dataset ?? {};
    const due = asked !== undefined || phase === 'deal' || phase === 'over';
    return due && lingers !== 'true' ? phase : null;
}"""

# Plays on as fast as the page can, with its own buttons, and hurries all that lingers: until a
# phase, or until this seat is asked and `sight` (a selector) is there.
PLAY_ON = """([until, sight, seconds]) => {
    const rest = (milliseconds = 5) => new Promise((done) => setTimeout(done, milliseconds));
    const first = (...names) => names.map((name) => document.querySelector(name)).find(Boolean);
    const hurry = () => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
        return null;
    };
    const step = async ({ phase, asked, lingers } = {}) => {
        if (lingers === 'true') return hurry();
        if (until.includes(phase) && (asked !== undefined || ['deal', 'over'].includes(phase)))
            return phase;
        if (asked !== undefined && sight && first(sight)) return 'seen';
        if (phase === 'deal') {
            first('[data-testid=next-round]')?.click();
            await rest(50);
        } else if (asked === undefined) hurry();
        else if (phase === 'exchange') first('[data-testid=keep-bid]')?.click();
        else {
            first('[data-testid=hand] button[aria-disabled=false]',
                '.own .gold button[aria-disabled=false]')?.click();
            await rest();
            if (phase === 'bid') first('.actions .main')?.click();
        }
        return null;
    };
    const deadline = performance.now() + seconds * 1000;
    const play = async () => {
        while (performance.now() < deadline) {
            const end = await step(document.querySelector('.board')?.dataset);
            if (end) return end;
            await rest();
        }
        return null;
    };
    window.playing = play();
}"""

EXCHANGE_OR_QUESTION = """() => {
    if (document.querySelector('dialog [data-lay]')) return true;
    const { asked, lingers, phase } = document.querySelector('.board').dataset;
    if (lingers === 'true') document.querySelector('.trick').click();
    // Whoever is asked about the exchange gets the sheet in a moment, and it lies over the hand.
    return (asked !== undefined && phase !== 'exchange') || phase === 'deal';
}"""

STORY = """() => [
    location.pathname,
    {...document.querySelector('.board')?.dataset},
    document.querySelector('.status')?.innerText,
    document.querySelector('dialog')?.innerText,
    document.querySelector('[data-testid=teller]')?.innerText,
    document.body.innerText.slice(0, 400),
]"""

CREATE = """async (body) => {
    const headers = {'Content-Type': 'application/json'};
    const post = (path, body) =>
        fetch('/api/v1' + path, {method: 'POST', headers, body: JSON.stringify(body)});
    await post('/me', {});
    const answer = await (await post('/tables', body)).json();
    return answer.room ? answer.room.code : 'refused: ' + JSON.stringify(answer);
}"""

SETTLED = """() => document.getAnimations().every((animation) =>
    animation.playState !== 'running' || animation.effect.getTiming().iterations === Infinity)"""

# Sizes have settled, and what is to change its colour has begun and done so.
STILL = f"""async () => {{
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame(); await frame();
    return ({SETTLED})();
}}"""

# Everything on the table, as data.
PICTURE = """() => {
    const all = (name, read) => [...document.querySelectorAll(name)].map(read);
    return {
        hand: all('[data-testid=hand] button', (card) => card.getAttribute('aria-label')),
        trick: all('.slot', (slot) => slot.querySelector('.played')?.innerText ?? null),
        plates: all('.plate', (plate) => plate.innerText),
        own: document.querySelector('.own').innerText,
        supply: document.querySelector('.supply').innerText,
        asked: document.querySelector('.board').dataset.asked,
    };
}"""

# The places of all that must not lie on each other.
BOXES = """() => {
    const names = '.top .left .plate .cross .status .actions .hand .own .right';
    return names.split(' ').flatMap((name) => [...document.querySelectorAll(name)]
        .map((node) => node.getBoundingClientRect())
        .filter((box) => box.width && box.height)
        .map((box) => [name, box.left, box.top, box.right, box.bottom]));
}"""

# Buttons of less than 40 px; a card in a fanned hand counts with the strip that can be tapped.
SMALL_TARGETS = """() => {
  const nodes = [...document.querySelectorAll('.board button, .board a')];
  return nodes.flatMap((node) => {
    const box = node.getBoundingClientRect();
    const holder = node.closest('.holder');
    const next = holder?.nextElementSibling?.getBoundingClientRect();
    const fanned = next && next.top === holder.getBoundingClientRect().top;
    const width = fanned ? next.left - box.left : box.width;
    const small = box.width && Math.min(width, box.height) < 39.5;
    return small ? [`${node.className} is ${Math.round(width)} x ${Math.round(box.height)}`] : [];
  });
}"""
