/** The height of the speaker's name above the first line of a turn. */
const headerHeight = 44

const lineHeight = 26
const padding = 10

/** Chinese, Japanese and Korean characters are about twice as wide. */
const wide = /[\u3000-\u9fff\uac00-\ud7af]/

/** The estimated height of a line before it is measured, so that the scroll bar is right from the start. */
export const heightOf = (text: string, width: number, isFirst: boolean): number => {
  const letter = wide.test(text) ? 15.5 : 7.3
  const lines = Math.max(1, Math.ceil((text.length * letter) / Math.max(200, width)))
  return (isFirst ? headerHeight : 0) + padding + lines * lineHeight
}

/** The width of the text in a list of this width. */
export const textWidth = (width: number): number => {
  const list = Math.min(832, width)
  return width >= 768 ? list - 64 - 68 - 24 : list - 32
}
