/** With what a click was made: mouse, touch, pen, or the keyboard. */
export const pointerOf = (event: MouseEvent): string =>
  event instanceof PointerEvent && event.pointerType ? event.pointerType : 'keyboard';
