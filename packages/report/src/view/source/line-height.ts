/** The height of a line of code in pixels; `style.css` has the same. */
export const LINE_HEIGHT = 20;
