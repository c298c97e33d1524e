import { anyCase } from "#adapters/system/intl/any-case.ts"
import type { LanguageStatements } from "../language-data.ts"

const day = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)"
const month = "(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)"
const lead = "(?:(?:avant|pour|d['’]ici|au plus tard|dès)(?: à| le| la)? (?:la |l['’])?)"
const errand =
  "(?:envo|apport|imprim|réserv|command|prépar|contact|appel|rappel|écri|demand|organis|achèt|achet|pai|répar|vérifi|rédig|transmet|invit|prévien|compar|corrig|termin|inscri|mets à jour|mettre à jour)\\p{L}*"
const objects = "(?:(?:vous|te|leur|lui|les?|la|l['’]|en|y) ?){0,2}"
/** Needs no date to be meant. */
const delivery = "(?:envoie|réserve|commande|prépare|contacte|transmets)"

export const statements: LanguageStatements = {
  decides:
    /(?<!\p{L})(?:nous avons|on a|il a été|le conseil a|le comité a|a été) (?:donc |finalement |aussi |tous )?(?:décidé|convenu|approuvée?|adoptée?|votée?)(?!\p{L})|^décision ?: /iu,
  undecided:
    /(?<!\p{L})(?:pas|rien|jamais|si|s['’]il|quand|lorsque|tant que|il y a \p{L}+ ans|l['’]an(?:née)? (?:dernier|dernière|passée)|faut|devons|doit|faudrait)(?!\p{L})/iu,
  undertakes: new RegExp(
    `(?<!\\p{L})(?:je (?:vais ${objects}${errand}|${objects}(?:m['’]en (?:occupe|charge)|m['’]occupe|${delivery}|${
      errand.replace("\\p{L}*", "\\p{L}*rai")
    }))|j['’](?:${objects})?(?:envoie|${errand.replace("\\p{L}*", "\\p{L}*rai")}))(?!\\p{L})`,
    "iu",
  ),
  dated: /^(?:(?:oui|non|bon|alors|d['’]accord),? )*j(?:e |['’])/iu,
  named:
    ` (?:va ${objects}${errand}|s['’]occupe|se charge)(?!\\p{L})|,? (?:(?:est-ce que )?(?:tu peux|vous pouvez)|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous) ${objects}${errand}`,
  namedDated:
    "(?: (?:va|doit|devra|\\p{L}+ra)|,? (?:(?:est-ce que )?(?:tu peux|vous pouvez)|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous))(?!\\p{L})",
  name: "(?:Madame|Monsieur|M\\.|Mme) \\p{Lu}\\p{L}+",
  passing:
    /(?<!\p{L})j(?:e |['’])(?:ne |n['’])?(?:serai|aurai|pourrai|saurai|voudrai|devrai|dirai|crois|pense|espère|suis|ai|étais|avais|peux|veux|dois|sais|voudrais)(?!\p{L})|(?<!\p{L})(?:peut-être|si|tout de suite une question)(?!\p{L})/iu,
  due: anyCase(
    [
      String
        .raw`${lead}?(?:aujourd['’]hui|demain|après-demain|ce soir|cet après-midi|ce matin)(?: (?:matin|midi|soir|après-midi))?(?: à \d{1,2} ?h(?:eures?)?)?`,
      String
        .raw`(?<!(?:depuis|chaque) )(?:${lead}|ce )?${day}(?: (?:prochain|matin|midi|soir|après-midi))*(?: \d{1,2}(?: ${month})?)?(?! (?:dernier|passé))`,
      String.raw`(?:${lead}|le )?(?:1er|\d{1,2}) ${month}`,
      String
        .raw`${lead}(?:${month}|noël|pâques|fin (?:du mois|de (?:la semaine|l['’]année)|${month})|prochaine réunion)`,
      String
        .raw`(?:la semaine|le mois|l['’]année) prochaine?|cette semaine|(?:à |avant )?la fin (?:du mois|de la semaine|de l['’]année)`,
    ].map((form) => String.raw`(?<![\p{L}\p{N}])(?:${form})(?![\p{L}\p{N}])`).join("|"),
  ),
  edge: /^(?:d['’]ici(?: à)?(?: le)?|pour(?: le)?|le|au plus tard(?: le)?) /i,
}
