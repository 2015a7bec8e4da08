"""What the tests ask of a page in its own language."""

# The phase if this seat is asked or the round is over, else null; hurries a trick that lingers.
QUESTION = """(phases) => {
    const board = document.querySelector('.board');
    if (!board) return null;
    const { phase, asked, lingers } = board.dataset;
    if (lingers === 'true') document.querySelector('.trick').click();
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

# The same as QUESTION without touching anything.
QUESTION_OR_LINGERS = """() => {
    const { phase, asked, lingers } = document.querySelector('.board')?.dataset ?? {};
    if (lingers === 'true') return 'lingers';
    const due = asked !== undefined || phase === 'deal' || phase === 'over';
    return due ? phase : null;
}"""

QUESTION_AT_REST = """() => {
    const { phase, asked, lingers } = document.querySelector('.board')?.dataset ?? {};
    const due = asked !== undefined || phase === 'deal' || phase === 'over';
    return due && lingers !== 'true' ? phase : null;
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
