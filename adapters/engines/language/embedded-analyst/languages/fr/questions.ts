import type { LanguageQuestions } from "../language-data.ts"

const number =
  "\\d|(?<!\\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?)(?!\\p{L})"

export const questions: LanguageQuestions = {
  kinds: [
    ["account", /^(?:résum|décri|expliqu|list)\p{L}*(?!\p{L})/iu],
    ["duration", /^(?:combien de temps|depuis quand|pendant combien)\b/i],
    ["money", /^(?:combien (?:coûte|coute|ça|gagne)|quel est le (?:prix|coût|budget|loyer)|à combien)/i],
    ["number", /^(?:combien|quel âge|quel est le nombre)\b/i],
    ["when", /^(?:quand|à quelle (?:heure|date)|quel jour|en quelle année|à partir de quand)(?!\p{L})/iu],
    ["where", /^(?:où|d['’]où|dans quelle? (?:ville|pays|endroit))(?!\p{L})/iu],
    ["who", /^(?:qui|à qui|avec qui|de qui|chez qui)\b/i],
    ["why", /^pourquoi\b/i],
    ["yes-no", /^(?:est-ce qu|est-il|est-elle|y a-t-il|a-t-on|peut-on|avez-vous)/i],
  ],
  signs: {
    number: new RegExp(number, "iu"),
    money: new RegExp(`(?:${number})[^.?!]{0,12}(?:€|euros?|francs?|dollars?|pour ?cent|%)|gratuit`, "iu"),
    duration: new RegExp(
      `(?:${number}|(?<!\\p{L})une?)[^.?!]{0,6}(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?)(?!\\p{L})|(?<!\\p{L})(?:depuis|jusqu)`,
      "iu",
    ),
    when:
      /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|aujourd['’]hui|demain|hier|midi|ce soir|(?:semaine|année|mois) prochaine?)(?!\p{L})|(?<!\d)(?:19|20)\d\d(?!\d)|\d{1,2} ?h(?:eures)?(?!\p{L})/iu,
    why: /(?<!\p{L})(?:parce qu|car|puisqu|pour que|afin|à cause|grâce|sinon)/iu,
    "yes-no": /^(?:oui|non|si|exactement|bien sûr|tout à fait|d['’]accord)(?!\p{L})|(?<!\p{L})pas(?!\p{L})/iu,
  },
  saying: "dit dire dites parlé pense pensez propose discuté expliqué décidé réunion",
  actions:
    /^(?:quelles sont )?les (?:tâches|actions|prochaines étapes)\W*$|^(?:qu['’]est-ce qu['’]il (?:faut|reste à) faire|que faut-il faire|que reste-t-il à faire|que devons-nous faire)\W*$|^qui (?:fait|doit faire) quoi\W*$|^que doit faire (?<who>[\p{L}-]+(?: [\p{L}-]+)?)\W*$/iu,
  decisions:
    /^(?:qu['’]est-ce qui a été décidé|qu['’]a-t-on décidé|qu['’]est-ce qu['’]on a décidé)(?: (?:sur|au sujet de|concernant|pour) (?<about>.+?))?\W*$|^quelles (?:sont|ont été|étaient) les décisions\W*$|^quelles décisions ont été prises\W*$/iu,
  overview:
    /^résum\p{L}+(?:-moi)?\b.{0,24}$|^fais(?:-moi)? un résumé\W*$|^de quoi (?:s['’]agit-il|parle-t-on|a-t-on parlé)\W*$|^quels sont les (?:points|sujets) (?:principaux|clés|essentiels|importants)\W*$/iu,
  suggested: {
    actions: "Quelles sont les prochaines étapes ?",
    decisions: "Qu'est-ce qui a été décidé ?",
    about: "Qu'a-t-on dit sur « … » ?",
  },
}
