// A tap hurries; pressing and holding goes on quickly until it is let go.
import type { Attachment } from 'svelte/attachments';

const HOLD = 350;

export const holding =
  (tap: () => void, hold: (on: boolean) => void): Attachment<HTMLElement> =>
  (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      hold(false);
    };
    const start = (event: PointerEvent) => {
      if (event.button !== 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => hold(true), HOLD);
    };
    const menu = (event: globalThis.Event) => event.preventDefault();
    node.addEventListener('pointerdown', start);
    node.addEventListener('click', tap);
    node.addEventListener('contextmenu', menu);
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      node.addEventListener(name, end);
    return () => {
      end();
      node.removeEventListener('pointerdown', start);
      node.removeEventListener('click', tap);
      node.removeEventListener('contextmenu', menu);
      for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
        node.removeEventListener(name, end);
    };
  };
