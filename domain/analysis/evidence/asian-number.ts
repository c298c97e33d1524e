const digits: ReadonlyMap<string, number> = new Map([
  ...Array.from("〇一二三四五六七八九", (sign, value) => [sign, value] as const),
  ...Array.from("零壹贰叁肆伍陆柒捌玖", (sign, value) => [sign, value] as const),
  ...Array.from("영일이삼사오육칠팔구", (sign, value) => [sign, value] as const),
  ["两", 2],
  ["兩", 2],
  ["공", 0],
])
const units: ReadonlyMap<string, number> = new Map([
  ...Array.from("十百千", (sign, at) => [sign, 10 ** (at + 1)] as const),
  ...Array.from("십백천", (sign, at) => [sign, 10 ** (at + 1)] as const),
])
const scales: ReadonlyMap<string, number> = new Map([
  ...Array.from("万亿兆", (sign, at) => [sign, 10 ** (4 * (at + 1))] as const),
  ...Array.from("萬億兆", (sign, at) => [sign, 10 ** (4 * (at + 1))] as const),
  ...Array.from("만억조", (sign, at) => [sign, 10 ** (4 * (at + 1))] as const),
])

/** Han numerals anywhere; Korean syllables only where at least two of them begin a word, as one alone is often a word. */
const han = String.raw`[〇零一二三四五六七八九两兩十百千万萬亿億兆壹贰叁肆伍陆柒捌玖]`
const hangul = String.raw`(?<![\p{L}\p{N}])[영공일이삼사오육칠팔구십백천만억조]{2,}`
const arabic = String.raw`\d+(?:[.,]\d+)*(?:\s?[百千万萬亿億兆천만억조]\d*)*`
export const asianNumber = new RegExp(`${arabic}|${han}+|${hangul}`, "gu")

/** The value of a number in Han or Korean numerals, with or without digits: "九千", "3万5千", "구천". */
export const asianValue = (text: string): number => {
  const parts = text.replaceAll(/(?<=\d),(?=\d{3})/g, "").match(/\d+(?:\.\d+)?|\S/gu) ?? []
  if (parts.length > 1 && parts.every((part) => digits.has(part))) {
    return Number(parts.map((part) => digits.get(part)).join(""))
  }
  let [total, section, current] = [0, 0, -1]
  for (const part of parts) {
    const unit = units.get(part)
    const scale = scales.get(part)
    if (unit !== undefined) [section, current] = [section + (current < 0 ? 1 : current) * unit, -1]
    else if (scale !== undefined) {
      const before = section + Math.max(0, current)
      ;[total, section, current] = [total + (before === 0 ? 1 : before) * scale, 0, -1]
    } else current = digits.get(part) ?? Number(part)
  }
  return total + section + Math.max(0, current)
}
