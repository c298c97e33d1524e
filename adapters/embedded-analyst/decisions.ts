import { type Decided, echoesOf, echoWithin, isAbout, isConceded, struckWith, wishBefore } from "./agreements.ts"
import { onlyConfirms } from "./data/confirmations.ts"
import { beforeCheck, checksConsent, namesWhat } from "./data/consent-checks.ts"
import type { DecisionKind, Language } from "./language.ts"
import { alike } from "./pick.ts"
import { pointOf, withSubject } from "./points.ts"
import { type Decision, settledIn } from "./settled-points.ts"
import type { Utterance } from "./utterances.ts"

const proposalWithin = 8
const statedWithin = 6
/** A later sentence about the same thing replaces the earlier one within this many sentences. */
const sameWithin = 14
const maxListed = 100
/** A vote with this many content words says what was voted on. */
const selfContained = 4

/** The decisions, with the lines in which others agreed. In a talk, only what was decided in so many words counts. */
export const decisionsIn = (
  said: ReadonlyArray<Utterance>,
  language: Language,
  isTalk: boolean,
): ReadonlyArray<Decision> => {
  const ruled = ruledIn(said, language, isTalk)
  const decisions = isTalk ? null : settledIn(said, language, ruled)
  return (decisions ?? ruled).slice(0, maxListed)
}

/** What the rules for sentences and their replies see. */
export const ruledIn = (
  said: ReadonlyArray<Utterance>,
  language: Language,
  isTalk: boolean,
): ReadonlyArray<Decision> => {
  const decided: Array<Decided> = []
  const proposals: Array<Decided> = []
  for (const utterance of said) {
    const isBare = onlyConfirms(language.code, utterance.text)
    const consented = isTalk || !checksConsent(language.code, utterance.text)
      ? null
      : consentedTo(utterance, said, { language, proposals })
    if (consented !== null) {
      if (!decided.some(({ utterance: other }) => other === consented.utterance)) decided.push(consented)
      continue
    }
    const struck = isTalk ? null : struckWith(utterance, said, language)
    if (struck !== null) {
      if (!decided.some(({ agreed }) => agreed.includes(utterance))) decided.push(struck)
      continue
    }
    const kind = isBare ? "ratified" : decisionOf(utterance, language)
    if (kind === null || (isTalk && (kind !== "made" || isTold(utterance)))) continue
    const one = { utterance, kind, agreed: echoesOf(utterance, said, language), motion: null }
    if (kind === "made") decided.push(one)
    else if (kind === "voted") decided.push({ ...one, motion: motionBefore(utterance, proposals) })
    else if (kind !== "proposed" && isConceded(one, said)) {
      decided.push({ ...one, motion: said[utterance.index - 1] ?? null })
    } else if (utterance.terms.length < leastTerms(utterance, language, one.agreed.length > 0) && kind !== "ratified") {
      continue
    } else if (kind === "intended") {
      if (one.agreed.length > 0 || language.figure(utterance.text) > 0 || followsConsent(utterance, said, language)) {
        decided.push(one)
      }
    } else if (kind === "proposed") {
      if (one.agreed.length > 0) decided.push(one)
      else proposals.push(one)
    } else {
      // "Oh, that's nice. Yes, let's do that." has agreed already.
      if (decided.some(({ agreed }) => agreed.some(({ position }) => position === utterance.position))) continue
      const meant = proposals.findLast((before) => utterance.index - before.utterance.index <= proposalWithin)
      if (meant !== undefined && !decided.includes(meant)) {
        decided.push({ ...meant, agreed: [...meant.agreed, utterance] })
      } else if (meant === undefined && !isBare) {
        const motion = justSaid(utterance, said, language) ?? wishBefore(utterance, said)
        if (motion !== null) decided.push({ ...one, motion })
      } else if (meant === undefined && isBare) {
        decided.push(...confirmed(one, said, decided.at(-1)?.utterance.index ?? Number.NEGATIVE_INFINITY))
      }
    }
  }
  return latest(decided).map(({ utterance, agreed, motion }) => ({
    utterance,
    agreed,
    repeated: [utterance, ...(motion === null ? [] : [motion]), ...(utterance.isQuestion ? agreed.slice(0, 1) : [])],
    point: {
      ...pointOf(utterance, motion === null ? agreed : [motion, ...agreed]),
      text: withSubject(withAnswer(language.decidedPart(utterance.text), agreed), motion, language.code),
    },
  }))
}

/** "So we agreed that I'd do it for one summer": a story. */
const isTold = ({ text }: Utterance): boolean =>
  /\bwe (?:then |all |both )?(?:agreed|decided|chose|settled|voted)\b/i.test(text)

/** "Okay, let's do two hours until June" concludes, which is not seen without its "okay". */
const decisionOf = ({ text, quote }: Utterance, language: Language): DecisionKind | null => {
  const [kind, whole] = [language.decides(text), language.decides(quote)]
  return kind === null || (kind === "proposed" && whole === "intended") ? whole : kind
}

/** A question has its answer, and a figure or date says enough. */
const leastTerms = ({ isQuestion, text }: Utterance, language: Language, isAgreed: boolean): number =>
  isAgreed && (language.dueIn(text) !== null || language.figure(text) > 0)
    ? 0
    : isAgreed || isQuestion || language.figure(text) > 0
    ? 1
    : 2

/** "The motion carried" has to say which one. */
const motionBefore = (vote: Utterance, proposals: ReadonlyArray<Decided>): Utterance | null =>
  vote.terms.length >= selfContained
    ? null
    : proposals.findLast(({ utterance }) => vote.index - utterance.index <= proposalWithin)?.utterance ?? null

/** "It's decided" is about what was said just before; right after a decision it only repeats that. */
const confirmed = (one: Decided, said: ReadonlyArray<Utterance>, last: number): ReadonlyArray<Decided> => {
  const { index } = one.utterance
  if (index - last <= proposalWithin) return []
  const motion = said.slice(Math.max(0, index - statedWithin), index).findLast((before) =>
    before.terms.length > 1 && (before.isQuestion || (before.speaker === one.utterance.speaker && !before.isChatter))
  )
  return motion === undefined ? [] : [{ ...one, motion }]
}

/** "One hour, hard stop. Let's try that for two sprints": "that" is what its speaker has just said. */
const justSaid = (
  { index, speaker, position }: Utterance,
  said: ReadonlyArray<Utterance>,
  language: Language,
): Utterance | null => {
  const before = said[index - 1]
  return before !== undefined && before.speaker === speaker && before.position === position &&
      isStatement(before, language)
    ? before
    : null
}

const isStatement = ({ isChatter, isQuestion, terms, text }: Utterance, language: Language): boolean =>
  !isChatter && !isQuestion && (terms.length > 0 || language.figure(text) > 0)

/** "A thousand then. Everyone okay with that?" – "Yes.": what was said right before, or else what was last proposed. */
const consentedTo = (
  check: Utterance,
  said: ReadonlyArray<Utterance>,
  { language, proposals }: { readonly language: Language; readonly proposals: ReadonlyArray<Decided> },
): Decided | null => {
  const agreed = echoesOf(check, said, language)
  if (agreed.length === 0) return null
  const meantBefore = proposals.findLast(({ utterance }) => check.index - utterance.index <= proposalWithin)
  if (meantBefore !== undefined && namesWhat(check.text) && isAbout(check.text, meantBefore.utterance.quote)) {
    return { ...meantBefore, agreed: [...meantBefore.agreed, ...agreed] }
  }
  if (namesWhat(check.text) || language.read(beforeCheck(language.code, check.text)).terms.length > 1) {
    return { utterance: check, kind: "intended", agreed, motion: null }
  }
  const meant = justSaid(check, said, language)
  if (meant !== null) {
    const before = said[meant.index - 1]
    const motion = meant.terms.length < selfContained / 2 && before !== undefined && isStatement(before, language)
      ? before
      : null
    return { utterance: meant, kind: "intended", agreed, motion }
  }
  const stated = meantBefore === undefined ? saidBefore(check, said, language) : null
  if (stated !== null) return { utterance: stated, kind: "intended", agreed, motion: null }
  return meantBefore === undefined ? null : { ...meantBefore, agreed: [...meantBefore.agreed, ...agreed] }
}

/** "We can switch it off until May." – "Does anybody see a problem with that?" */
const saidBefore = ({ index, speaker }: Utterance, said: ReadonlyArray<Utterance>, language: Language) =>
  said.slice(Math.max(0, index - 2), index).findLast((before) =>
    before.speaker !== speaker && isStatement(before, language) && possible.test(before.text)
  ) ?? null

const possible = /\bwe(?:['’]ll| can| could| should| will| might)\b/i

/** A question decides nothing without its answer. */
const withAnswer = (text: string, [answer]: ReadonlyArray<Utterance>): string =>
  /[?？]$/.test(text) && answer !== undefined ? `${text}${text.endsWith("？") ? "" : " "}${answer.quote}` : text

/** Someone has just agreed, or the speaker concludes: "Okay, then we'll move it." */
const followsConsent = (
  { index, quote, speaker }: Utterance,
  said: ReadonlyArray<Utterance>,
  language: Language,
): boolean =>
  language.concludes(quote)
  || said.slice(Math.max(0, index - 2), index).some((before) =>
    language.agrees(before.text) || language.decides(before.text) === "ratified"
    || (takingUp.test(quote) && before.speaker !== speaker && language.accepts(before.quote))
  )

/** "Okay, we …", after a "yes". */
const takingUp = /^(?:okay|ok|right|good|fine|alright|all right|great)(?!\p{L})/iu

const strength: Readonly<Record<DecisionKind, number>> = { made: 3, voted: 3, intended: 2, ratified: 1, proposed: 1 }

/** Of sentences about the same thing, the one that decides most clearly, or the last. */
const latest = (decided: ReadonlyArray<Decided>): ReadonlyArray<Decided> => {
  const kept: Array<Decided> = []
  for (const one of decided.toSorted((a, b) => a.utterance.index - b.utterance.index)) {
    const at = kept.findIndex(({ utterance }) =>
      alike(utterance.terms, one.utterance.terms) > 0.8
      || (one.utterance.index - utterance.index <= sameWithin && alike(utterance.terms, one.utterance.terms) >= 0.3)
    )
    const twin = kept[at]
    const proposed = kept.at(-1)
    if (twin === undefined && proposed !== undefined && answersTo(one, proposed)) {
      const segments = [...proposed.agreed.filter((other) => other !== one.utterance), one.utterance]
      kept[kept.length - 1] = repeats(one, proposed) ? { ...proposed, agreed: segments } : one
    } else if (twin === undefined) kept.push(one)
    else if (strength[one.kind] >= strength[twin.kind] && one.utterance.text !== twin.utterance.text) kept[at] = one
  }
  // "We could split it." – "Let's ask them to." – "Happy with that.": a yes to what was said last.
  return kept.filter((one) =>
    one.kind !== "proposed"
    || !kept.some((other) => other.utterance.index > one.utterance.index && sharesEcho(one, other))
  )
}

const sharesEcho = ({ agreed: [first] }: Decided, { agreed }: Decided): boolean =>
  first !== undefined && agreed.includes(first)

/** Someone has proposed something, and this decides about it. */
const answersTo = (
  { utterance: { index, terms }, kind: now }: Decided,
  { utterance: before, kind }: Decided,
): boolean =>
  kind === "proposed" && now !== "proposed" && index - before.index <= echoWithin
  && terms.some((term) => before.terms.includes(term))

/** "We should move it to the sixteenth." – "Let's go with the sixteenth.": no more than what was proposed. */
const repeats = ({ utterance: { terms }, kind: now }: Decided, { utterance: before }: Decided): boolean =>
  now === "made" && terms.filter((term) => before.terms.includes(term)).length >= terms.length / 2
