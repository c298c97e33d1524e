/** Below this many characters, a part that a model refuses is not divided further. */
const smallest = 1000

/** A window of numbered lines in two, at a line, or inside of a line that is all of it; null if it is too small. */
export const halved = (window: string): readonly [string, string] | null => {
  if (window.length < smallest * 2) return null
  const middle = window.length / 2
  const breaks = [window.lastIndexOf("\n", middle), window.indexOf("\n", middle)].filter((at) => at > 0)
  const [nearest] = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  if (nearest !== undefined) return [window.slice(0, nearest), window.slice(nearest + 1)]
  const number = /^\[\d+\] /.exec(window)?.[0] ?? ""
  const space = window.indexOf(" ", middle)
  const at = space < 0 ? Math.ceil(middle) : space
  return [window.slice(0, at), `${number}${window.slice(at).trimStart()}`]
}
