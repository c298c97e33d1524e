/** Asks who is to do something, or by when: not what somebody did, nor who somebody is. */
const english =
  /^(?:(?:so|and|but|ok|okay),? )?(?:who(?:['’]ll|(?:['’]s| is| was)(?= (?:going to|supposed to|meant to|responsible|in charge|taking|doing|\w+ing)\b)| will| should| shall| has to| needs to| must| agreed to| offered to| promised to| volunteered to| takes| wants to| can)\b|(?:by |until )?when (?:will|does|do|is|are|must|should|shall)\b)/i

/** Other languages ask for what is to be done as they ask for what is. */
const past: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:hat|haben|hatte|war|waren|wurde|wurden)(?!\p{L})|^wer (?:ist|sind)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:a|ont|avait|était|étaient)(?!\p{L})|^qui (?:est|sont)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ha|han|había|era|fue|fueron)(?!\p{L})|^¿?quién(?:es)? (?:es|son)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:foi|foram|era|tinha|havia)(?!\p{L})|^quem (?:é|são)(?!\p{L})/iu,
  zh: /了[？?]?$|过|谁是|是谁/u,
  ja: /ました|でした|誰ですか/u,
  ko: /었|았|였|누구(?:예요|입니까|인가요)/u,
}

export const asksForTask = (question: string, code: string): boolean => {
  const plain = question.trim()
  return code === "en" ? english.test(plain) : past[code]?.test(plain) === false
}
