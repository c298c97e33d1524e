import { anyCase } from "#adapters/system/intl/any-case.ts"
import type { LanguageStatements } from "../language-data.ts"

const day = "(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)"
const month = "(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)"
const lead =
  "(?:(?:spätestens )?(?:bis|vor|am|ab|zum|zur)(?: (?:spätestens|zum|zur|nächste[nrms]?|kommende[nrms]?|diese[nrms]?|de[rms]|ende|mitte|anfang))* |(?:nächste[nrms]?|kommende[nrms]?|diese[nrms]?) )"
const verb =
  "(?:schick|send|schreib|erledig|übernehm|bring|ruf|klär|prüf|bestell|liefer|hol|besorg|buch|meld|reich|bereit|lad|frag|organisier|aktualisier|korrigier|beheb|leit|informier|kümmer|druck|reservier|miet|überweis|änder|repar)"
/** Needs no date to be meant. */
const delivery = "(?:schick|send|erledig|übernehm|bestell|besorg|buch|organisier|reservier|überweis|mail)"

export const statements: LanguageStatements = {
  decides:
    /(?<!\p{L})(?:wir (?:haben|hatten)|es wurde|wurde|hat|haben wir|ist)(?!\p{L})[^.?!]{0,80}?(?<!\p{L})(?:beschlossen|entschieden|geeinigt|vereinbart|verabschiedet|genehmigt)(?!\p{L})|^(?:beschluss|entscheidung): /iu,
  undecided:
    /(?<!\p{L})(?:noch (?:nicht|nichts)|nicht|nichts|nie|kein\p{L}*|ob|wenn|falls|bevor|sobald|müssen|sollten|hätten?|würden?|vor \p{L}+ jahren|letztes jahr)(?!\p{L})/iu,
  undertakes: new RegExp(
    `(?<!\\p{L})(?:ich werde (?:[^.?!]{2,60} )?${verb}\\p{L}*|ich (?:kümmere mich|${delivery}e?)(?!\\p{L})|${delivery}e? ich(?!\\p{L}))`,
    "iu",
  ),
  dated: /^(?:(?:ja|gut|okay|klar|dann|nein|und),? )*(?:das )?(?:ich \p{L}+e|\p{L}+e ich)(?!\p{L})/iu,
  named:
    ` (?:wird (?:[^.?!]{2,60} )?${verb}\\p{L}*|(?:${verb})(?:e?t)(?!\\p{L}))|,? (?:kannst du|könntest du|können sie|könnten sie|bitte|${verb}e?(?: sie)?(?!\\p{L}))[^.]*(?<!\\p{L})(?:${verb})\\p{L}*`,
  namedDated:
    ",? (?:wird|soll|muss|übernimmt|kümmert sich|kannst du|könntest du|können sie|könnten sie|bitte)(?!\\p{L})",
  name: "(?:Herrn?|Frau) \\p{Lu}\\p{L}+",
  passing:
    /(?<!\p{L})(?:ich (?:habe|hatte|hätte|wäre|würde|möchte|könnte|sollte|glaube|denke|hoffe|finde|vermute|meine|komme|gehe|fahre|bleibe|sehe|höre|freue|frage mich|werde wohl)|vielleicht|eventuell|wenn|falls|kurz|gerade|nicht|nie|nichts)(?!\p{L})/iu,
  due: anyCase(
    [
      String.raw`${lead}?(?:heute|(?<!guten )morgen|übermorgen)(?: (?:früh|vormittag|mittag|nachmittag|abend))?`,
      String
        .raw`(?<!(?:seit|jeden|letzten) )${lead}${day}(?:(?:vor|nach)?mittag|abend|früh)?(?: um \p{N}{1,2}(?:[:.]\d\d)?(?: uhr)?)?`,
      String.raw`${lead}?\d{1,2}\. ?${month}`,
      String.raw`${lead}\d{1,2}\.(?:\d{1,2}\.(?:\d{2,4})?)?`,
      String
        .raw`${lead}(?:${month}|woche|monats?|jahres?|quartals?|wochenendes?|monatsende|jahresende|feierabend|weihnachten|ostern|sitzung|treffens?)`,
      String.raw`ende (?:der|dieser|nächster|des|dieses) (?:woche|monats|jahres|quartals)`,
    ].map((form) => String.raw`(?<![\p{L}\p{N}])(?:${form})(?![\p{L}\p{N}])`).join("|"),
  ),
  edge: /^(?:spätestens )?(?:bis|am|zum|zur)(?: spätestens)?(?: zum| zur| zu)? /i,
}
