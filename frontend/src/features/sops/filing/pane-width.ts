/** Width of the column that holds the folders; a narrow window has a button instead. */
export const PANE_WIDTH_PX = 216;
