import type { Words } from "./language.ts"

const ordinal = "(?:first|second|third|fourth|fifth|sixth|next|last|final|other|another|main)"
const opening = new RegExp(
  [
    String
      .raw`^(?:(?:and|so|then|okay|now|oh|just),? )*(?:(?:the|my|our|a|one|on to the) )?${ordinal} (?:topic|item|point|subject|thing|issue|one|part|section|chapter)(?: up| on (?:the|our|my) (?:agenda|list)| for (?:today|tonight)| today)*(?:,? (?:which )?(?:is|will be|concerns|would be)|[,:])? ?(?:about )?(.*)$`,
    String
      .raw`\b${ordinal} (?:topic|item on (?:the|our) agenda|agenda item|subject) (?:is|will be|concerns|today is) (.*)$`,
    String
      .raw`^(?:(?:and|so|then|okay|now),? )*(?:let's|let us) (?:now )?(?:move on|turn|go on|come|switch)(?: (?:over )?to (.*))?$`,
    String.raw`^(?:(?:and|so|then|okay),? )?moving on(?: to (.*))?$`,
    String.raw`^next, ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$`,
    String.raw`\b(?:start|begin) with (?!something|that|this|it\b)(.*)$`,
    String
      .raw`^(?:(?:and|so|then|okay|now),? )*(?:let's|let us) (?:now )?(?:talk about|discuss) (?!that|it\b|this)(.*)$`,
    String
      .raw`^(?:so |then |okay |now |next |right )?((?:the|our) [\p{L}-]+(?: (?!(?:is|are|was|were|has|have|had|will|can|does|did|came|went)\b)[\p{L}-]+){0,2})$`,
  ].join("|"),
  "iu",
)

/** "The tenth, then." */
const concluding = /\b(?:then|it is)[.!]*$/i

/** The topic that a sentence opens: its name, empty if it has none; null if it opens no topic. */
export const announcedTopic = (text: string, read: (text: string) => Words): string | null => {
  if (text.endsWith("?") || concluding.test(text)) return null
  const found = opening.exec(text.replace(/[.!]+$/, ""))
  if (found === null) return null
  const named = found.slice(1).find((group) => group !== undefined) ?? ""
  const title = named
    .replace(/^(?:to )?(?:talk about|discuss|what|the|our|a|an|is|item|topic)\b */i, "").replace(
      /^(?:the|our|a|an) /i,
      "",
    )
    .split(/[,.;:]| (?:because|that|which|who|so|and then|where|when|can) /)[0]?.trim() ?? ""
  const isName = title.split(" ").length <= 7 && read(title).terms.length > 0
  return isName ? title.charAt(0).toUpperCase() + title.slice(1) : ""
}
