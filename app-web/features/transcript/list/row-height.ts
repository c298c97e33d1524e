/** Above the first line of a turn stands the name of who speaks, this high. */
const headerHeight = 44

const lineHeight = 26
const padding = 10

/** Chinese, Japanese and Korean letters are about twice as wide. */
const wide = /[\u3000-\u9fff\uac00-\ud7af]/

/** How high a line will be about, before it is measured: the bar beside the text is right from the start. */
export const heightOf = (text: string, width: number, isFirst: boolean): number => {
  const letter = wide.test(text) ? 15.5 : 7.3
  const lines = Math.max(1, Math.ceil((text.length * letter) / Math.max(200, width)))
  return (isFirst ? headerHeight : 0) + padding + lines * lineHeight
}

/** How wide the text stands in a list of this width. */
export const textWidth = (width: number): number => {
  const list = Math.min(832, width)
  return width >= 768 ? list - 64 - 68 - 24 : list - 32
}
