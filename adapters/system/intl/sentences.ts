const segmenters = new Map<string, Intl.Segmenter>()

/** The sentences of a text, each with its trailing whitespace. */
export const sentencesOf = (text: string, code: string): ReadonlyArray<string> => {
  const locale = code === "other" ? "und" : code
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "sentence" })
  segmenters.set(locale, segmenter)
  const sentences: Array<string> = []
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1)
    if (last !== undefined && goesOn(last, segment, code)) sentences[sentences.length - 1] = last + segment
    else sentences.push(segment)
  }
  return sentences
}

/** Whether `Intl.Segmenter` broke too early: after an abbreviation, an initial or an ordinal, or inside an address. */
const goesOn = (before: string, after: string, code: string): boolean => {
  if (!/\s$/.test(before)) return /(?:\/\/|www\.|@)\S*$/.test(before) && /^[\p{L}\p{N}]/u.test(after)
  if (!/\.[ \u00A0\u202F]$/.test(before)) return false
  const text = before.trimEnd()
  return always.test(text) || (/^\d/.test(after) && beforeNumber.test(text)) || (own[code]?.test(text) ?? false) ||
    isInitial(text, after)
    || (code === "de" && isOrdinal(text, after))
}

/** Titles, and what only stands before what it introduces. */
const always =
  /(?:^|[\s("“„«¿])(?:(?:Dr|Prof|Mr|Mrs|Ms|Messrs|Mme|Mlle|St|Sr|Sra|Srta|Dra|Dña|Rev|Capt|Lt|Col|Gen|Sgt|Hr|Hrn|Fr|Nr|Ing|dr|prof)|e\.g|i\.e|cf|vs|approx|viz)\.$/u

/** What ends a sentence, unless a number follows: "Mon. 3 Dec.", "No. 5". */
const beforeNumber =
  /(?:^|[\s(])(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|No|Nos|Fig|Figs|Eq|Sec|Ch|Vol|pp?)\.$/u

const own: Readonly<Record<string, RegExp>> = {
  de:
    /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|i\. ?d\. ?R|o\. ?ä|z|d|bzw|ca|vgl|geb|inkl|zzgl|evtl|ggf|sog|Abs|Art|Kap|Abb|Tel)\.$/u,
  es: /(?:^|[\s(¿¡])(?:D|Ud|Uds|p\. ?ej|p|núm|pág|art|aprox|tel)\.$/u,
  fr: /(?:^|[\s(])(?:M|MM|p\. ?ex|p|c\.-à-d|env|art|chap|tél)\.$/u,
  pt: /(?:^|[\s(])(?:D|p\. ?ex|p|núm|pág|art|aprox|tel)\.$/u,
}

/** "J. Ortiz" and "George W. Bush", but neither "plan B. Then" nor "the amplitude A. That". */
const isInitial = (before: string, after: string): boolean =>
  initial.test(before) && /^\p{Lu}(?:\p{Ll}{2,}|\.)/u.test(after) && !openers.test(after)

const initial =
  /(?:^|[.,;:—–(“"]\s?|\p{Lu}[\p{L}'’-]+ |\p{Lu}\. ?|\b(?:to|by|with|from|and|for|von|mit|und|et|y|avec|par|con|por) )\p{Lu}\.$/u

/** Words that begin sentences, not names. */
const openers =
  /^(?:The|This|That|These|Those|There|Then|They|You|And|But|For|Not|Now|Our|She|His|Her|Its|Who|Why|What|When|Where|Which|How|Yes|Also|Here|Will|Would|Can|Could|Should|Are|Was|Were|Has|Have|Did|Does|Let|Please|Thank|Thanks|Okay|After|Before|With|From|Some|All|One|Der|Die|Das|Ein|Eine|Und|Aber|Wir|Sie|Ich|Dann|Nein|Les|Des|Une|Mais|Nous|Vous|Elle|Los|Las|Una|Pero|Que|Mas)\b/

/** "Am 5. Dezember", "im 19. Jahrhundert", but not "Es kamen 28. Dann". */
const isOrdinal = (before: string, after: string): boolean =>
  /(?:^|\s)\d{1,2}\.$/.test(before) && /^\p{Lu}/u.test(after) && (
    /^(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/.test(after)
    || /(?:^|\s)(?:der|die|das|den|dem|des|am|im|zum|zur|vom|beim|bis|ab|jede[nrms]?|unser\p{L}*|ihr\p{L}*|sein\p{L}*) \d{1,2}\.$/iu
        .test(before) && !openers.test(after)
  )
