import { days, months } from "./data/english.ts"

const part = "(?: (?:morning|noon|afternoon|evening|night))?"
const clock = String
  .raw`(?: at (?:noon|midnight|\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?o'?clock| thirty)?)(?: in the (?:morning|afternoon|evening))?)?`
const ordinal =
  "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))"
const number = "(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)"
const ordinaryThings =
  "item|point|topic|floor|line|slide|page|question|version|day|shift|draft|time|part|step|one|row|of"
const hour = String.raw`one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}(?::\d\d)?|half past \w+`
const period = "(?:day|week|month|quarter|year)"
const date = String
  .raw`(?:the )?${ordinal} of (?:${months})|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})|(?:${months}) (?:the )?\d{1,2}(?:st|nd|rd|th)?\b|\d{4}-\d\d-\d\d|\d{1,2}/\d{1,2}(?:/\d{2,4})?`
const event =
  "christmas|easter|new year|thanksgiving|lunch|noon|midnight|(?:the )?(?:summer|winter|christmas|easter|spring|autumn) (?:holidays?|break)|the weekend|(?:(?:the|our) )?(?:next|following) (?:meeting|call|sprint|release|review|demo)|the (?:release|launch|demo|deadline|review|meeting)"
const moment = [
  `(?:the )?(?:first|second|third|fourth|last) (?:week|half|${days}) of (?:${months}|next month|the (?:month|year))`,
  `(?:the )?(?:close of (?:business|play)|end of (?:the )?(?:day|business))(?: (?:on |this |next )?(?:${days}|tomorrow|today))?`,
  `(?:the )?end of (?:the |this |next )?(?:${period}|${months})`,
  `(?:early |late |mid )?(?:next|this|coming|end of (?:the|this|next)) (?:${days}|${months}|weekend|${period}|morning|afternoon|evening)\\b${part}`,
  date,
  `(?:${days})\\b(?! (?:morning|afternoon|evening|night)s)${part}`,
  `(?:in|by|until|before|this|next|early|late) (?:${months})\\b(?! (?:the )?\\d{1,2}(?!\\d))`,
  `(?:the day after )?tomorrow${part}`,
  `(?:on |by |before |until )the (?:${ordinal}|\\d{1,2}(?:st|nd|rd|th))(?: of (?:${months}))?(?! (?:${ordinaryThings}))`,
  "tonight",
  "(?:at|over|this|on) the weekend",
  `today${part}`,
].join("|")

const due = new RegExp(
  String
    .raw`\b(?<!\b(?:every|each)(?: (?:other|second))? ?)(?:(?<edge>by|before|until|till|no later than|on|for|in|within|at)? ?\b(?<when>${moment})|(?<before>before|by|until) (?<event>${event})|(?<in>in|within) (?:(?:about|around|roughly|another|the next) )?(?<span>${number} (?:hours?|days?|weeks?|months?))|(?:before|by|until|at) (?:${hour})(?: ?(?:o'clock|[ap]\.?m\b)|(?=[.,]|$| (?:today|tomorrow|on|in the)\b))|(?<soon>as soon as possible|asap|right away|straight ?away|immediately|as soon as (?:i'm|i am|i get|we're|we are|we get|you're|you get) \w+(?: \w+)?))${clock}`,
  "i",
)

/** "I'm away until the twenty-second" says when someone is not there, not when something is to be done. */
const absence = new RegExp(
  String
    .raw`\b(?:away|off|out|gone|abroad|back|closed|busy|here|there|in|free|around|leave|holiday|vacation|office|booked|ill|sick|travelling|traveling) (?:again )?(?=(?:until|till|since)\b)(?:(?:until|till|since) )?(?:${moment})|\b(?:was|were|been) due (?:${moment})|\bnot (?:(?=before|until)|(?:before|until|till) )(?:${moment})`,
  "gi",
)

/** A sentence without the times at which someone is away. */
export const withoutAbsence = (text: string): string => text.replaceAll(absence, "")

/** The due date in the speaker's words: "Friday afternoon", "before the next meeting". */
export const dueIn = (text: string): string | null =>
  due.exec(text)?.[0].trim().replace(edge, "").replace(article, "")
    .replace(/^(?:To(?:day|night|morrow)|This|Next|Before|After|Within|Until|In|End|Over|As)\b/, (word) =>
      word.toLowerCase()) ?? null

/** "By Friday" becomes "Friday", but "before" and "in two weeks" carry meaning. */
const edge = /^(?:by|on|for|at(?! the weekend)|no later than|in(?! \S+ (?:hour|day|week|month))) /i

/** "End of the week", but "the twentieth". */
const article = new RegExp(`^the (?!(?:${ordinal})\\b(?! (?:week|half)))`, "i")

/** The text of an action item without its date, if the date comes last. */
export const withoutDue = (act: string, when: string | null): string => {
  if (when === null) return act
  const at = act.toLowerCase().lastIndexOf(when.toLowerCase())
  if (at < 0 || act.slice(at + when.length).trim() !== "") return act
  const rest = act.slice(0, at).replace(/[\s,]+(?:(?:by|on|for|at|in|before|until|no later than)(?: the)?)?\s*$/i, "")
    .trim()
  return rest.includes(" ") && !/\b(?:to|from|of|until)(?: the)?$/i.test(rest) ? rest : act
}
