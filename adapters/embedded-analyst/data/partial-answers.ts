const partial: Readonly<Record<string, RegExp>> = {
  en:
    /\bbut (?:not|only|no)\b|\bbut I (?:can't|cannot|won't|couldn't)\b|\b(?:can't|cannot|won't|not)\b.{0,60}\bbut I(?:'ll| will| can| could)\b|\bI can only\b|^(?:yes|sure|okay|ok|no),? (?:but )?only\b/i,
  de:
    /(?<!\p{L})(?:aber (?:nicht|nur|erst|kein\p{L}*|den|die|das)|ich (?:kann|mache|schaffe) nur|(?:ja|nein|okay),? (?:aber )?nur)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:pero no|pero s[oó]lo|puedo s[oó]lo|s[oó]lo puedo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:mais pas|mais seulement|je ne peux .{0,30}que)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:mas não|mas só|só posso|posso só)(?!\p{L})/iu,
  zh: /但是?(?:不|没|只)|只能|不过不/u,
  ja: /(?:ますが|ですが|けど)[、,].*(?:ません|無理)|だけなら/u,
  ko: /지만.*(?:못|어렵|없)|만 (?:가능|할 수)/u,
}

/** Whether an answer takes on a part of what was asked for: "I can do the first part, but not …". */
export const isPartial = (answer: string, language: string): boolean => partial[language]?.test(answer) === true
