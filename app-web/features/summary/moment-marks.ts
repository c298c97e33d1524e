const link = /\[([^[\]]*)\]\(#((?:t|line)=[^()\s]+)\)/g
const sign = "▸"
const time = new RegExp(`${sign}((?:\\d{1,3}:)?\\d{1,2}:\\d{2})(?!\\d)`, "g")

/** The Markdown as editors show it: a citation is its label behind a sign, without syntax. */
export const withMarks = (markdown: string): string =>
  markdown.replaceAll(link, (_, label: string) => `${sign}${label.replaceAll(" ", "\u00A0")}`)

/** The Markdown again. `before` has the targets of citations that are no times; a time that was typed becomes a citation, too. */
export const withoutMarks = (shown: string, before: string): string => {
  const targets = new Map([...before.matchAll(link)].map(([, label = "", target = ""]) => [label, target]))
  const lines = [...targets].filter(([, target]) => target.startsWith("line="))
    .toSorted(([one], [two]) => two.length - one.length)
  const restored = lines.reduce(
    (text, [label, target]) => text.replaceAll(`${sign}${label.replaceAll(" ", "\u00A0")}`, `[${label}](#${target})`),
    shown,
  )
  return restored.replaceAll(time, (_, label: string) => `[${label}](#t=${secondsOf(label)})`)
}

const secondsOf = (clock: string): number => clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0)
