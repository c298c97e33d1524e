import type { LanguageQuestions } from "../language-data.ts"

const number =
  "\\d|(?<!\\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|\\p{L}*hundert\\p{L}*|\\p{L}*tausend\\p{L}*|millionen?|\\p{L}+und\\p{L}+zig|\\p{L}+zehn)(?!\\p{L})"

export const questions: LanguageQuestions = {
  kinds: [
    ["account", /^(?:bitte )?(?:fass|beschreib|erklär|nenn|liste)\p{L}*(?!\p{L})/iu],
    ["duration", /^(?:wie lange|seit wann|bis wann)\b/i],
    [
      "money",
      /^(?:wie ?viel (?:geld|euro|kostet|kosten)|was kostet|was kosten|wie teuer|wie hoch (?:ist|sind) (?:der preis|die kosten|die miete|das budget))/i,
    ],
    ["number", /^(?:wie ?viele?|wie (?:alt|gro(?:ß|ss)|hoch|weit|lang|breit|oft))(?!\p{L})/iu],
    ["when", /^(?:wann|um wie viel uhr|an welchem tag|in welchem jahr)\b/i],
    ["where", /^(?:wo|woher|wohin|in welche[rmn] (?:stadt|land|ort))\b/i],
    ["who", /^(?:wer|wen|wem|wessen|mit wem|von wem)\b/i],
    ["why", /^(?:warum|weshalb|wieso|aus welchem grund)\b/i],
    ["yes-no", /^(?:ist|sind|war|waren|hat|haben|wird|werden|kann|können|darf|soll|muss|gibt|geht)(?!\p{L})/iu],
  ],
  signs: {
    number: new RegExp(number, "iu"),
    money: new RegExp(`(?:${number})[^.?!]{0,12}(?:€|euro|franken|dollar|cent|prozent|%)|€ ?\\d|kostenlos`, "iu"),
    duration: new RegExp(
      `(?:${number}|ein\\p{L}*)[^.?!]{0,8}(?:sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?)|(?<!\\p{L})(?:seit|bis)(?!\\p{L})`,
      "iu",
    ),
    when:
      /\d{1,2}\. ?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\d)|(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwoch|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|heute|morgen|übermorgen|gestern|mittags?|abends?|uhr|nächste[nrs]? (?:woche|jahr|monat))(?!\p{L})|(?<!\d)(?:19|20)\d\d(?!\d)/iu,
    why: /(?<!\p{L})(?:weil|denn|damit|deshalb|daher|wegen|sonst)(?!\p{L})/iu,
    "yes-no": /^(?:ja|nein|doch|genau|stimmt|natürlich|klar)(?!\p{L})|(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})/iu,
  },
  saying: "sagte sagt gesagt besprochen diskutiert meint denkt findet erklärt entschieden beschlossen besprechung",
  actions:
    /^was (?:ist|gibt es)(?: alles| noch)? zu tun\W*$|^(?:was sind )?(?:die|alle) (?:aufgaben|nächsten schritte|to-?dos)\W*$|^welche aufgaben\b.{0,24}$|^was (?:muss|müssen)(?: noch| wir| jetzt)* (?:gemacht|getan|erledigt) werden\W*$|^wer (?:macht|muss|soll) was\b.{0,20}$|^was (?:muss|soll|wird) (?<who>(?:(?:herr|frau) )?[\p{L}-]+) (?:noch )?(?:tun|machen|erledigen)\W*$/iu,
  decisions:
    /^was (?:wurde|haben (?:wir|sie)|ist)(?: (?:zu[mr]?|über|bei[m]?) (?<about>.+?))? (?:beschlossen|entschieden|vereinbart)(?: worden)?\W*$|^(?:welche|was sind die) (?:beschlüsse|entscheidungen)\b.{0,24}$/iu,
  overview:
    /^fass\p{L}* .{0,24}zusammen\W*$|^(?:gib|schreib)\p{L}* (?:mir )?eine (?:kurze )?zusammenfassung\W*$|^worum (?:geht|ging) es\b.{0,24}$|^was (?:wurde|ist) besprochen\b.{0,8}$|^was sind die (?:wichtigsten|zentralen) (?:punkte|themen|aussagen)\W*$/iu,
  suggested: { actions: "Was ist zu tun?", decisions: "Was wurde beschlossen?", about: "Was wurde über „…“ gesagt?" },
}
