import { type DialogueWords, list, never, words } from "./dialogue-words.ts"

export const german: DialogueWords = {
  allowance: 0.7,
  noises: words("äh ähm öh hm hmm mhm"),
  leads: list("und, ach, na, naja, tja, hallo, hi, moin, servus, guten morgen, guten tag, guten abend"),
  greetings: words("morgen tag abend"),
  takesUp: list(
    `okay, ok, gut, also gut, na gut, ja, jo, super, prima, schön, schöne idee, perfekt, klasse, alles klar, in ordnung, sehr gut,
    genau, stimmt, richtig, fein, danke, passt`,
  ),
  agrees: list(
    `einverstanden, passt, das passt, finde ich auch, finde ich gut, das finde ich in ordnung, das finde ich gut, genau, stimmt, ich auch, gute idee, schöne idee,
    dafür, bin dafür, ich bin dafür, abgemacht, von mir aus, in ordnung, hundert prozent, hundertprozentig, auf jeden fall, so machen wir das, so machen wir es, klingt gut,
    das klingt gut, meinetwegen, du hast recht, sehe ich auch so, das sehe ich auch so, gerne`,
  ),
  refuses: list(`nein, nee, ne, lieber nicht, auf keinen fall, das schaffen wir nicht, eher nicht, besser nicht`),
  concludes: list(`dann, also, also dann, dann also, somit, damit`),
  inverts: words("dann somit damit"),
  closes: list(`dann, also, bleibt es, so machen wir das, so machen wir es`),
  apart: /(?:, (?:dann|also)| (?:bleibt es|so machen wir das|so machen wir es)),/iu,
  neverLast: words("wie als dass was"),
  suits: list(`passt, passt mir, passt gut, ist gut, ist okay, ist besser, geht, reicht`),
  stresses: words("bitte unbedingt jedenfalls"),
  articles: words("der die das den ein eine mein meine unser unsere euer eure sein ihre"),
  reasons: words("weil denn"),
  asides: words("ich er sie es ihr"),
  denies: list(`nein, das ist ein nein`),
  states: words("ist sind war waren hat haben hatte wird werden kann können soll sollen muss müssen"),
  mine: words("ich mich mir mein meine meinen"),
  between: words("nicht auch nur jetzt"),
  all: words("wir alle lasst"),
  weVerb: never,
  neverFirst: list(
    `ich, du, er, sie, ihr, man, mir, mich, es, das ist, das war, das geht, das kann, das muss, das hat, das haben, was, wer, wie, wo, wann, warum, weil, wenn, ob, hast, hat, habe, bist, ist, sind, war, waren, kannst, können, könntest, soll, sollen, aber, der ist, der hat, welche, da, hier, letztes, letzten, bis nächsten, bis nächste, bis morgen, bis dann, bis bald, tschüss, danke, zurück zu`,
  ),
  idle: words(
    `sehen schauen reden sprechen diskutieren anfangen beginnen weitermachen warten müssen haben hatten sind waren wollen
    könnten sollten können wissen brauchen machen`,
  ),
  unsure: words(
    `vielleicht wahrscheinlich könnte könnten würde würden sollte sollten wäre glaube denke hoffe war waren hatte hatten
    wurde gesagt ob hat haben müsste müssten`,
  ),
  subordinates: words("bis wenn falls sobald weil dass wo"),
  proposes: list(
    `wir könnten, könnten wir, sollen wir, wollen wir, sollten wir, wir sollten, ich schlage vor, ich würde, wie wäre,
    vielleicht, lieber, lass uns, lasst uns, machen wir, nehmen wir, brauchen wir, was ist mit, was machen wir, könnten,
    soll, warum nicht, besser, den könnten wir, die könnten wir, das könnten wir`,
  ),
  asks: list(
    `könnten wir, sollen wir, wollen wir, sollten wir, wie wäre, brauchen wir, was ist mit, was machen wir, warum nicht`,
  ),
  asksForFact: list(
    `ist, sind, war, waren, hat, habt, haben die, hast, wie viel, wie viele, was kostet, was kosten, wie lange, wie weit, wie alt, wann ist,
    wann war, was ist das, was war, wer ist, wer war, warum, wieso, weshalb, wirklich, echt, gibt es, gab es, weißt du`,
  ),
  or: "oder",
  postpones: list(
    `verschieben, vertagen, verschieben wir, vertagen wir, warten wir, besprechen wir, entscheiden wir`,
  ),
  later: words(
    `bis nächste nächsten nächstes später woche monat jahr sitzung mal wieder montag dienstag mittwoch donnerstag freitag
    samstag sonntag morgen`,
  ),
  nextTopics: list(
    `als nächstes, nächster punkt, der nächste punkt, zweitens, drittens, noch was, noch eins, noch etwas, letzter punkt, zum schluss, jetzt, nun, weiter mit, dann noch, punkt, und dann`,
  ),
  elided: never,
  small: words(
    `der die das den dem des ein eine einen einem einer und oder aber also dann wenn von zu zum zur in im an am auf bei
    für mit aus als ist sind war waren sein es nicht kein keine nein ja wir uns ich mir mich du dir dich er sie ihr ihm ihn
    man was wer wie wo wann warum wird werden würde kann können könnte soll sollen hat haben auch noch nur schon so da hier
    mal wieder okay gut machen nehmen lassen das finde finden ihn`,
  ),
  pointing: words("es das den die ihn sie dies dabei damit dafür daran davon so"),
}
