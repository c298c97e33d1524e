import type { LanguageWords } from "../language-data.ts"

export const words: LanguageWords = {
  stopWords:
    `der die das den dem des ein eine einen einem einer eines und oder aber dass daß von zu zum zur im in am an auf aus bei beim mit
    nach für über um ist sind war waren sein hat haben hatte wird werden wurde wurden kann können muss müssen soll sollen ich du er
    sie es wir ihr mich mir uns euch ihm ihn ihnen nicht kein keine auch noch nur schon sehr mehr als wie wenn weil so dann jetzt
    heute ja nein bitte danke hallo guten man was wann wer wen wem wessen wo woher wohin warum weshalb wieso welche welcher welches
    welchem welchen wieviel viel viele alle alles dieser diese dieses mein dein unser gibt geht denn da doch sich ab mal also eben
    gut okay`,
  dull:
    /^(?:ich|sie|wir|mal|uhr|ihnen|ihre?n?|euch|zwei|drei|ende|anfang|tage?n?|wochen?|monate?|jahre?n?|abend|morgen|mittag|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|problem|frage|sache|herrn?|frau|dank|stunden?|minuten?|prozent|euro|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)$/i,
  noises: /(?<!\p{L})(?:äh+m?|ähm+|öh+m?|hm+)(?!\p{L})[,.…]*\s*/giu,
  proper: /(?!)/,
  leads:
    /^(?:(?:also|gut|okay|ok|ja|nein|so|nun|und|dann|genau|klar|super),? )+(?=(?:\p{L}+ ){3})(?=(?:wir|ich|der|die|das|es|\p{Lu})(?!\p{L}))/iu,
  chatter:
    /^(?:(?:guten (?:morgen|tag|abend)|hallo|danke(?: schön)?|vielen dank|bitte|ja|nein|gut|okay|klar|genau|super|schön|alles klar|einverstanden|tschüss|auf wiedersehen|willkommen)[,.! ]*)+.{0,20}$/iu,
  asks: /(?!)/,
  leans:
    /^(?:und|aber|denn|oder|weil|also|ja|nein|doch|das|dies|es|er|sie (?:hat|ist|sind|haben)|die (?:hat|ist|sind)|davon|dafür|damit|dann|wenn|da|ich (?:glaube|denke|finde|weiß|meine))(?!\p{L})/iu,
  hedges: /(?<!\p{L})(?:vielleicht|eventuell|irgendwie|wahrscheinlich|keine ahnung|weiß nicht|oder so)(?!\p{L})/iu,
  opens:
    /^(?:(?:gut|so|dann|also|okay|nun),? )*(?:kommen wir (?:jetzt |nun )?(?:zu[mr]?|zu den)|(?:der )?(?:erste|zweite|dritte|nächste|letzte) punkt(?: ist|:)?|(?:erstes|nächstes|letztes) thema(?: ist|:)?|(?:jetzt|nun|heute) zu[mr]?) (?:der |die |das |den |dem |unser\p{L}* )?((?:[\p{L}\p{N}-]+ ?){1,5}?)(?=[.,;:!?]|$)/iu,
  kinds: {
    lecture:
      /(?:diese[rn]? (?:vorlesung|stunde)|vorlesung|dieses kapitel|klausur|hausaufgaben?|folie|lehrsatz|satz von)/gi,
    podcast: /(?<!\p{L})(?:podcast|diese folge|hörer\p{L}*|abonnier\p{L}+|mein gast)(?!\p{L})/giu,
    call:
      /(?<!\p{L})(?:danke für ihren anruf|ich rufe (?:sie )?an|bestellnummer|rufe sie zurück|wie kann ich ihnen helfen)/giu,
    meeting: /(?<!\p{L})(?:tagesordnung|besprechung|sitzung|nächster punkt|protokoll)(?!\p{L})/giu,
    note: /(?<!\p{L})(?:notiz an mich|nicht vergessen|merkzettel|ich muss noch)(?!\p{L})/giu,
  },
  defines: /(?<!\p{L})(?:nennt man|bezeichnet man|ist definiert|versteht man unter|bedeutet, dass)(?!\p{L})/iu,
  illustrates: /(?<!\p{L})(?:zum beispiel|beispielsweise|stellen sie sich vor|nehmen wir an)(?!\p{L})/iu,
}
