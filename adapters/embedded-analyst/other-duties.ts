import { conversationIn } from "./data/conclusions.ts"
import { otherDueIn } from "./data/other-dates.ts"
import type { Cues } from "./data/other-languages.ts"
import { type Requests, requests } from "./data/other-requests.ts"
import type { Duty, Language } from "./language.ts"

const asksAtAll = /[?？؟]$|(?:です|ます|でしょう|ません|ました)か。?$/
const cjk = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
const today = /(?<!\p{L})(?:heute|hoy|aujourd['’]hui|hoje)(?!\p{L})|今日|本日|오늘/iu
/** "Das mache ich am Wochenende." */
const pointing =
  /^(?:(?:ja|gut|klar|okay|ok),? )*(?:das|es) (?:\p{L}+e|mach|schaff|nehm|schick|klär|bring|besorg|regel|hol|kauf) ich(?!\p{L})|\p{L} ich (?:das|es)[.!]?$|^(?:(?:oui|bien sûr|d['’]accord),? )*je (?:vous |te |leur |lui |m['’])?(?:l['’]|les? |la |en )\p{L}+(?: \p{L}+)?\s?[.!]?$|^(?:(?:sí|claro|vale|bueno),? )*(?:(?:yo|te|se|os) )?l[oa]s? \p{L}+(?: \p{L}+)?\s?[.!]?$/iu
/** "Estupendo, Andrés, pídelas, por favor" says no more than "pídelas". */
const callings = /^(?:[\p{L}]+, )+/u
const polite = /,? (?:por favor|bitte|s['’]il (?:te|vous) plaît)(?=[.!]?$)/iu
/** "Wer kümmert sich um den Grill?" is nobody's duty until someone says so. */
const whoAsked = /^(?:[^?]{0,20} )?(?:wer|qui|quién|quem) /iu
const honorific = "(?:さん|様|くん|君|ちゃん|先生|部長|課長| ?(?:씨|님|대리|과장|팀장|부장))"

/** The duties of a language whose grammar is not analysed: whole sentences, with who has to do it and by when. */
export const otherDuties = (code: string, cues: Cues): Language["duties"] => {
  const known = requests[code]
  const { offers, agenda } = conversationIn(code)
  let owing: Owing | null = null
  return (sentence, speaker, names) => {
    if (cues.decides.test(sentence) && !cues.undecided.test(sentence)) return []
    const due = otherDueIn(sentence, code)
    if (known !== undefined && owing?.names !== names) owing = owingOf(names, known)
    const found = known === undefined || owing === null
      ? null
      : askedOf(sentence, known, { due, names }) ?? owedBy(sentence, owing, due)
    const duty = found ?? promised(sentence, cues, { known, due, speaker, offers, agenda })
    const rest = (due === null ? sentence : sentence.replace(due, "").trim()).replace(callings, "").replace(polite, "")
    const isShort = (rest.match(/\p{L}+/gu)?.length ?? 0) <= 3 && !cjk.test(sentence)
    const isVague = isShort || pointing.test(rest)
    const isOpen = whoAsked.test(sentence) || (duty?.kind === "offer" && due === null)
    return duty === null ? [] : [{ ...duty, text: sentence, due, isVague, isConditional: isOpen }]
  }
}

/** "Das mache ich": without a date, too. */
const takingOver =
  /^(?:(?:ja|gut|klar|okay|ok|oui|sí|bueno),? )*(?:das (?:mache?|übernehme?|erledige?) ich|je m['’]en (?:occupe|charge)|(?:lo hago yo|yo lo hago|de eso me encargo yo))(?!\p{L})/iu

interface Around {
  readonly due: string | null
  readonly names: ReadonlyArray<string>
}
type Claim = Pick<Duty, "kind" | "owner">

const askedOf = (sentence: string, { asks, idle, ...known }: Requests, { due, names }: Around): Claim | null => {
  if (!asks.test(sentence) || (due === null && idle.test(sentence))) return null
  return { kind: "request", owner: addressed(sentence, known, names) }
}

/** "Jens, kannst du …?", "…, Jens?": someone who speaks, has a title, or is called before a comma. */
const addressed = (
  sentence: string,
  { title, opener }: Pick<Requests, "title" | "opener">,
  names: ReadonlyArray<string>,
): string | null => {
  const called =
    new RegExp(String.raw`^(?:\p{L}{1,12}, )?(?<who>(?:${title} )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), `, "u")
      .exec(sentence)?.groups?.["who"]
      ?? new RegExp(String.raw`, (?<who>(?:${title} )?\p{Lu}[\p{L}'’-]+)[.?!]?$`, "u").exec(sentence)?.groups?.["who"]
      ?? new RegExp(String.raw`^(?<who>[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}]{1,6}?${honorific})[、, ]`, "u")
        .exec(sentence)
        ?.groups?.["who"]
  if (called === undefined || opener.test(called)) return null
  return nameOf(called, names)
}

const nameOf = (called: string, names: ReadonlyArray<string>): string => {
  const bare = called.replace(new RegExp(`${honorific}$`, "u"), "")
  return names.find((name) => name === called || name === bare || name.split(/\s+/).includes(bare)) ?? called
}

const escape = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** "Frau Weber aus dem Vertrieb" */
const origin = String.raw`(?: (?:aus|von|vom|im|du|de|del|da|do) (?:der |dem |la )?\p{L}+)?`

interface Owing {
  readonly names: ReadonlyArray<string>
  readonly always: RegExp
  readonly dated: RegExp
}

/** "Frau Weber schickt das Angebot bis Freitag": a speaker, or someone with a title. */
const owingOf = (names: ReadonlyArray<string>, { owes, plain, title }: Requests): Owing => {
  const who = String.raw`^(?<who>${
    [...names.map(escape), String.raw`${title} \p{Lu}[\p{L}'’-]+`].join("|")
  })${origin} ?`
  return {
    names,
    always: new RegExp(`${who}(?:${owes})`, "u"),
    dated: new RegExp(`${who}(?:${owes}|${plain})`, "u"),
  }
}

const owedBy = (sentence: string, { names, always, dated }: Owing, due: string | null): Claim | null => {
  if (asksAtAll.test(sentence)) return null
  const owner = (due === null ? always : dated).exec(sentence)?.groups?.["who"]
  return owner === undefined ? null : { kind: "assignment", owner: nameOf(owner, names) }
}

const promised = (
  sentence: string,
  cues: Cues,
  { known, due, speaker, offers, agenda }: {
    readonly known: Requests | undefined
    readonly due: string | null
    readonly speaker: string | null
    readonly offers: RegExp
    readonly agenda: RegExp
  },
): Claim | null => {
  if (asksAtAll.test(sentence) || (agenda.test(sentence) && today.test(sentence))) return null
  const isPromise = takingOver.test(sentence) || !cues.thinks.test(sentence)
      && (cues.promises.test(sentence) || (due !== null && known?.promises.test(sentence) === true))
  if (isPromise) return { kind: "promise", owner: speaker }
  if (offers.test(sentence)) return { kind: "offer", owner: speaker }
  return known?.needs.test(sentence) === true && !agenda.test(sentence) && !known.idle.test(sentence)
    ? { kind: "need", owner: null }
    : null
}
