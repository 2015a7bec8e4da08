// What a screen reader would read out of the page: what enters live regions, what takes the focus.
(() => {
    window.heard = [];
    const LIVE = '[aria-live], [role=log], [role=status], [role=alert]';
    const tell = (how, text) => {
        const words = text.replace(/\s+/g, ' ').trim();
        if (words) window.heard.push([how, words]);
    };
    const elementOf = (node) => (node.nodeType === 1 ? node : node.parentElement);
    const hidden = (node) => !node || node.closest('[aria-hidden=true]') !== null;
    // A status is read as a whole, a log only what is new in it.
    const whole = (region) => region.matches('[role=status], [role=alert]');
    const look = (changes) => {
        const again = new Set();
        for (const { type, target, addedNodes } of changes) {
            const region = elementOf(target)?.closest(LIVE);
            if (!region?.isConnected || hidden(elementOf(target))) continue;
            if (whole(region)) again.add(region);
            else if (type === 'characterData') tell('log', target.textContent);
            else
                for (const node of addedNodes)
                    if (!hidden(elementOf(node))) tell('log', node.textContent);
        }
        for (const region of again) tell(region.role ?? 'status', region.textContent);
    };
    const everything = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document, everything);
    const named = (node) =>
        node.getAttribute('aria-label') ??
        document.getElementById(node.getAttribute('aria-labelledby'))?.textContent ??
        node.textContent;
    document.addEventListener('focusin', ({ target }) => tell('focus', named(target)));
})();
