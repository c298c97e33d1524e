import type { LanguageWords } from "../language-data.ts"

export const words: LanguageWords = {
  stopWords:
    `le la les l un une des de du d au aux à en et ou que qui quoi quand où pourquoi comment combien quel quelle quels quelles se s son sa
    ses par pour avec sans sur ce c cet cette ces ça il elle ils elles on nous vous je j tu me m te t est sont était été être a ont ai
    avons avez avait très plus moins comme mais parce si ne n pas oui non aussi mon ma mes ton notre nos votre vos leur leurs tout tous
    toute toutes merci bonjour alors maintenant donc bien dans fait faire qu y là voilà euh`,
  dull:
    /^(?:mois|euros?|heures?|minutes?|fois|nombre|semaines?|années?|ans|vraiment|presque|avant|après|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|cent|mille|celui|celle|ceux|celles|accord|autres?|nouve(?:au|lle|aux|lles)|besoin|prochaine?s?|soir|matin|midi|jours?|chaque|encore|toujours|jamais|même|entre|depuis|pendant|peux|peut|peuvent|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|premi(?:er|ère)|derni(?:er|ère)|quelques?|choses?|avoir|aujourd|hui|demain|faut|faudrait|voudrais|prend|prendre|mettre|dire|donner|passer|demander|voir|avons|personnes?|question|problème)$/i,
  noises: /(?<!\p{L})(?:euh+|heu+|hum+|hein)(?!\p{L})[,.…]*\s*/giu,
  proper: /(?!)/,
  leads: /^(?:(?:bon|alors|donc|et|oui|non|d['’]accord|bien|ok),? )+(?=(?:[\p{L}'’]+ ){3})/iu,
  chatter:
    /^(?:(?:bonjour|bonsoir|salut|merci(?: beaucoup)?|oui|non|d['’]accord|très bien|parfait|ok|bien sûr|voilà|exactement|au revoir|bienvenue)[,.! ]*)+.{0,20}$/iu,
  asks: /^est-ce qu/i,
  leans:
    /^(?:et|mais|car|ou|parce|donc|alors|oui|non|c['’]est|ça|cela|il (?:est|a)|elle (?:est|a)|ils|elles|celui|celle|ce qui|je (?:crois|pense|sais|trouve)|moi)(?!\p{L})/iu,
  hedges: /(?<!\p{L})(?:peut-être|je ne sais pas|je crois|plus ou moins|en quelque sorte|probablement)(?!\p{L})/iu,
  opens:
    /^(?:(?:bon|alors|donc|bien),? )*(?:passons (?:maintenant )?(?:à|au|aux)|(?:le )?(?:premier|deuxième|prochain|dernier) (?:point|sujet)(?: est|,| :|:)?|parlons (?:maintenant )?(?:de|du|des)) (?:la |le |les |l['’])?((?:[\p{L}\p{N}'’-]+ ?){1,5}?)(?=[.,;:!?]|$)/iu,
  kinds: {
    lecture:
      /(?<!\p{L})(?:ce cours|le cours d['’]aujourd['’]hui|ce chapitre|l['’]examen|diapositive|théorème|devoirs)(?!\p{L})/giu,
    podcast: /(?<!\p{L})(?:podcast|cet épisode|auditeurs|abonnez-vous|mon invitée?)(?!\p{L})/giu,
    call:
      /(?<!\p{L})(?:merci d['’]avoir appelé|je vous appelle|numéro de commande|je vous rappelle|que puis-je faire pour vous)/giu,
    meeting: /(?<!\p{L})(?:ordre du jour|réunion|point suivant|compte rendu)(?!\p{L})/giu,
    note: /(?<!\p{L})(?:note pour moi|ne pas oublier|pense-bête|il faut que je)(?!\p{L})/giu,
  },
  defines: /(?<!\p{L})(?:s['’]appelle|se définit|est défini\p{L}*|signifie que|on appelle|désigne)(?!\p{L})/iu,
  illustrates: /(?<!\p{L})(?:par exemple|imagin(?:ez|ons))(?!\p{L})/iu,
}
