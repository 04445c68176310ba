const two = (value: number) => String(value).padStart(2, '0');

/** Time that is left, as a clock shows it: `23:59:59`, below an hour `09:05`. */
export function clockLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${two(hours)}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}
