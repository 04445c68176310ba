/** Slides a list that is wider than its place until its chosen part is in the middle; the page itself stays where it is. */
export function bringIntoSight(list: HTMLElement, chosen: string) {
  const part = list.querySelector(chosen);
  if (!part || list.scrollWidth <= list.clientWidth) return;
  const [outer, inner] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
  list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
