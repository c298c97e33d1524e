/** A box of an MP4 or QuickTime file; offsets in bytes from the start of what was read. */
export interface Box {
  readonly type: string
  readonly start: number
  /** Where its content begins. */
  readonly content: number
  readonly end: number
}

/** The head of a box that begins at `start`; null when there is none that makes sense. */
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

/** The boxes within a stretch of bytes; null when one of them reaches beyond it. */
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

/** The box at a path of types below another one; null when there is none. */
export const boxBelow = (view: DataView, box: Box, ...path: ReadonlyArray<string>): Box | null => {
  const [type, ...rest] = path
  if (type === undefined) return box
  const child = boxesIn(view, box.content, box.end)?.find((one) => one.type === type)
  return child === undefined ? null : boxBelow(view, child, ...rest)
}

export const textAt = (view: DataView, at: number): string =>
  String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
