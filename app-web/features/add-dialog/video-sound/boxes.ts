/** A box of an MP4 or QuickTime file; offsets in bytes from the start of the data. */
export interface Box {
  readonly type: string
  readonly start: number
  /** Where its content begins. */
  readonly content: number
  readonly end: number
}

/** The box that starts at `start`; null if there is no valid one. */
export const boxAt = (view: DataView, start: number, end: number): Box | null => {
  if (start + 8 > end) return null
  const type = textAt(view, start + 4)
  const short = view.getUint32(start)
  const isLong = short === 1
  if (isLong && start + 16 > end) return null
  const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? end - start : short
  const content = start + (isLong ? 16 : 8)
  return start + size < content ? null : { type, start, content, end: start + size }
}

/** The boxes in a range of bytes; null if one extends beyond it. */
export const boxesIn = (view: DataView, start: number, end: number): ReadonlyArray<Box> | null => {
  const found: Array<Box> = []
  for (let at = start; at + 8 <= end;) {
    const box = boxAt(view, at, end)
    if (box === null || box.end > end) return null
    found.push(box)
    at = box.end
  }
  return found
}

/** The box at a path of types inside another; null if there is none. */
export const boxBelow = (view: DataView, box: Box, ...path: ReadonlyArray<string>): Box | null => {
  const [type, ...rest] = path
  if (type === undefined) return box
  const child = boxesIn(view, box.content, box.end)?.find((one) => one.type === type)
  return child === undefined ? null : boxBelow(view, child, ...rest)
}

export const textAt = (view: DataView, at: number): string =>
  String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
