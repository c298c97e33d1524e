import { due, idle } from "./data/chinese.ts"
import type { Duty, DutyKind } from "./language.ts"

const day = due.source
const title = "(?:[\\p{sc=Han}]{1,2}(?:总|经理|老师|工|博士|主任)|[小老阿]\\p{sc=Han})"
const escape = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The requests and promises in a sentence, clause by clause. */
export const chineseDuties = (
  sentence: string,
  speaker: string | null,
  names: ReadonlyArray<string>,
): ReadonlyArray<Duty> => {
  const name = [...new Set(names)].filter((known) => known !== "").toSorted((a, b) => b.length - a.length).map(escape)
  const who = `(?<name>${[...name, title].join("|")})`
  const isAsked = /[?？]$/.test(sentence)
  const clauses = sentence.replace(/[。！？!?.]+$/, "").split(/[；;]|[，,](?=(?:我|请|由|让|麻烦))/)
  return clauses.flatMap((clause) => dutyOf(clause.trim(), who, speaker, isAsked) ?? [])
}

const dutyOf = (clause: string, who: string, speaker: string | null, isAsked: boolean): Duty | null => {
  const rules = [
    {
      form:
        `^(?:那么?|所以)?${who}[，,]?\\s*你?(?:${day})?(?:能不能|可不可以|能否|能|可以|麻烦你?|请你?)(?<act>.+?)(?:吗|么|好吗)?$`,
      by: "named",
      isRequest: true,
    },
    { form: `(?:请|麻烦|让|由|安排)\\s*${who}(?:在)?(?<act>.+)$`, by: "named", isRequest: true },
    {
      form: `^(?:那么?|所以)?${who}[，,]?(?:你)?(?:${day})?(?:来|会|去|负责|要|需要|将|得|必须)(?<act>.+)$`,
      by: "named",
      isRequest: false,
    },
    {
      form:
        `^(?:那么?|所以)?${who}[，,]\\s*你(?:${day}|先|再|也|就|尽快|马上|记得)*(?!说|讲|好|太|真|还|刚|辛苦|怎么|什么|哪|那边|这边|们|的|也?觉得)(?<act>.+)$`,
      by: "named",
      isRequest: true,
    },
    {
      form: `^(?:那么?)?${who}[，,]\\s*(?<thing>[^，,你]{1,14})你(?:来|去|负责|能)(?<act>.+?)(?:吗|吧)?$`,
      by: "named",
      isRequest: true,
    },
    {
      form:
        `^(?!.*(?:觉得|认为|希望|听说|同意))(?<thing>[^，,我你谁]{1,12})我(?:${day}|马上|尽快|来|会|去|再)+(?<act>[给发交做写改查问联准提整订买送].*)$`,
      by: "speaker",
      isRequest: false,
    },
    {
      form: `(?:谁|哪位)(?:能|可以|愿意|有空|有时间)(?:来|帮忙|负责)?(?<act>.+?)(?:吗|呢)?$`,
      by: "nobody",
      isRequest: true,
    },
    {
      form: `^(?:那)?我(?:${day}|马上|尽快|也|先|再)*(?:来|会|去|负责|将|可以|就|要)(?<act>.+)$`,
      by: "speaker",
      isRequest: false,
    },
    { form: `^(?:那)?我(?:(?:${day}|马上|尽快)|(?=把))(?<act>.+)$`, by: "speaker", isRequest: false },
    {
      form: `^(?:所以)?(?:我们|大家|咱们)(?:还|也|都|一定)?(?:${day})?(?:需要|必须|要|得|应该|务必)(?<act>.+)$`,
      by: "nobody",
      isRequest: false,
    },
    {
      form: `^(?:那么?|好那)?[你您](?:们)?(?:${day})(?<act>(?:给我|帮我|把|发|寄|带|去|来).+)$`,
      by: "nobody",
      isRequest: true,
    },
    { form: `^(?:您|你)(?:们)?(?:还|也)?(?:得|必须|务必|记得)(?<act>.+)$`, by: "nobody", isRequest: true },
    { form: `^(?:麻烦[你您]|请(?:大家)?|记得|别忘了?|务必|大家记得)(?<act>.+)$`, by: "nobody", isRequest: true },
  ]
  for (const { form, by, isRequest } of rules) {
    const groups = new RegExp(form, "u").exec(clause)?.groups
    const done = groups?.["act"]?.replace(/^(?:来|去|负责|记得|帮忙|帮我|请你|请|你|把(?=把))+/, "").replace(
      /吧(?=[，,]|$)/u,
      "",
    ) ?? ""
    const act = done === "" ? "" : `${groups?.["thing"] ?? ""}${done}`
    if (act === "" || (isAsked && !isRequest)) continue
    const when = due.exec(clause)?.[0] ?? null
    if (/^(?:上|昨)/.test(when ?? "") || /[过了](?:一次|两次)?$/.test(act)) return null
    const text = when === null ? act : without(act, when)
    const isShort = Array.from(text).length < 3
    if ((isShort && when === null) || idle.test(text)) return null
    const owner = by === "speaker" ? speaker : by === "named" ? groups?.["name"] ?? null : null
    const kind: DutyKind = isRequest
      ? "request"
      : by === "nobody"
      ? "need"
      : by === "speaker"
      ? "promise"
      : "assignment"
    return { text, kind, owner, due: when, isVague: isShort, isConditional: /^(?:如果|要是|假如)/.test(clause) }
  }
  return null
}

const without = (act: string, when: string): string => {
  const rest = act.replace(when, "").replaceAll(/^[，,、在]+|[，,、]+(?:完成|做完|做好|搞定)?$/gu, "").trim()
  return Array.from(rest).length >= 3 ? rest : act
}
