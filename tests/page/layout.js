// What is wrong with the layout of the table that is shown, as a list of sentences.
// Reads the page only; `positions` returns where the parts of the table are.
(() => {
  const board = () => document.querySelector('.board');
  const shown = (node) => {
    if (node.closest('.hidden-text, dialog, .flights')) return false;
    const box = node.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(node).visibility !== 'hidden';
  };
  const boxOf = (node) => node.getBoundingClientRect();
  const name = (node) => {
    const label = node.getAttribute('aria-label') ?? node.textContent.trim();
    return `${node.className?.baseVal ?? node.className}`.split(' ')[0] + ` "${label.slice(0, 30)}"`;
  };
  const overlap = (a, b) =>
    Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
             Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const inside = (a, b) =>
    a.left >= b.left - 1.5 && a.right <= b.right + 1.5 && a.top >= b.top - 1.5 && a.bottom <= b.bottom + 1.5;

  function scrolling() {
    const page = document.documentElement;
    const found = [];
    if (page.scrollHeight !== innerHeight) found.push(`the page is ${page.scrollHeight} px high, the window ${innerHeight}`);
    if (page.scrollWidth !== innerWidth) found.push(`the page is ${page.scrollWidth} px wide, the window ${innerWidth}`);
    for (const node of document.querySelectorAll('*'))
      if ((node.scrollLeft || node.scrollTop) && !node.matches('.log, .body, dialog *'))
        found.push(`${name(node)} is scrolled by ${node.scrollLeft}, ${node.scrollTop}`);
    return found;
  }

  /** Every piece of text, with the boxes of its words. */
  function texts() {
    const walker = document.createTreeWalker(board(), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || !shown(parent)) continue;
      found.push({ node, parent });
    }
    return found;
  }

  function words() {
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const found = [];
    for (const { node, parent } of texts()) {
      if (parent.closest('.log')) continue; // it scrolls
      const holder = parent.closest('.button, .plate, .own, .status, .news, .left, .right, .top') ?? board();
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!inside(box, window)) found.push(`text outside the window: ${name(parent)}`);
      else if (!inside(box, boxOf(holder))) found.push(`text outside its ${holder.classList[0]}: ${name(parent)}`);
      for (const match of node.data.matchAll(/\S+/g)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top / 4)));
        if (tops.size > 1 && !/[-–—·/]/.test(match[0])) found.push(`broken inside a word: ${match[0]}`);
      }
      for (let up = parent; up && up !== board(); up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.overflowX !== 'visible' && up.scrollWidth > up.clientWidth + 1)
          found.push(`cut: ${name(up)}`);
      }
    }
    return found;
  }

  function all(selector) {
    return [...board().querySelectorAll(selector)].filter(shown);
  }

  /** Things that must not lie on each other. */
  function collisions() {
    const ranks = all('.slot .card .ink use');
    const seals = all('.slot .seal');
    const slots = all('.slot');
    const plates = all('.plate, .own, .status, .supply, .exposed, .top');
    const controls = all('button');
    const notices = all('.notice p');
    const pairs = [];
    const check = (as, bs, slack, what) => {
      for (const a of as)
        for (const b of bs)
          if (a !== b && !a.contains(b) && !b.contains(a) && overlap(boxOf(a), boxOf(b)) > slack)
            pairs.push(`${what}: ${name(a)} on ${name(b)}`);
    };
    check(seals, ranks, 0, 'seal on rank');
    check(seals, plates, 1, 'seal on plate');
    check(seals, controls, 1, 'seal on control');
    check(slots, plates, 1, 'slot on plate');
    check(notices, [...plates, ...controls, ...all('.hand')], 1, 'notice');
    check(slots, slots, 1, 'slots');
    check(plates, plates, 1, 'plates');
    const free = controls.filter((node) => !node.closest('.hand'));
    check(free, free, 1, 'controls');
    check(free, all('.hand'), 1, 'control on the hand');
    // What a round's end says lies over a plate on purpose, and so does an offer; the log scrolls.
    const standing = free.filter((node) => !node.closest('.offer, .log'));
    const marks = [...standing, ...all('.former, .known .mini')]; // the bid that was, known cards
    for (const { node, parent } of texts()) {
      if (parent.closest('.ending, .offer, .log')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const control of marks)
        if (!control.contains(parent) && overlap(range.getBoundingClientRect(), boxOf(control)) > 1.5)
          pairs.push(`control on words: ${name(control)} on ${name(parent)}`);
    }
    return [...new Set(pairs)];
  }

  function cards() {
    const played = all('.slot').map((node) => boxOf(node).width);
    const held = all('.hand button').map((node) => node.offsetWidth);
    if (!held.length || Math.min(...played) >= held[0] - 0.6) return [];
    return [`trick cards of ${Math.min(...played).toFixed(0)} px, hand cards of ${held[0]} px`];
  }

  window.layout = {
    problems: () => [...scrolling(), ...words(), ...collisions(), ...cards()],
    positions: () =>
      Object.fromEntries(
        all('.slot, .at, .own, .hand, .actions, .status, .supply, .main-place, .top').map((node) => {
          const { x, y, width, height } = boxOf(node);
          const key = node.dataset.place ?? node.className.replace(/svelte-\w+|next|asked/g, '').trim();
          const still = node.matches('.slot, .at') ? [x, y, width, height] : [x, y];
          return [key, still.map(Math.round)];
        }),
      ),
  };
})();
