import { type DialogueWords, list, never, words } from "./dialogue-words.ts"

export const french: DialogueWords = {
  allowance: 0.7,
  noises: words("euh heu hein hum mmm ben"),
  leads: list("et, ah, oh, eh bien, bah, merci, merci beaucoup, bonjour, bonsoir, écoute, écoutez, dis"),
  greetings: words("salut coucou"),
  takesUp: list(
    `d'accord, ok, okay, bon, bien, très bien, parfait, oui, ouais, voilà, exactement, super, génial, entendu, c'est vrai, tu as raison,
    vous avez raison, ça marche, tout à fait`,
  ),
  agrees: list(
    `d'accord, je suis d'accord, bonne idée, très bonne idée, tu as raison, vous avez raison, c'est vrai, moi aussi, ça me va, ça nous va,
    ça marche, ça me convient, ça me plaît, faisons ça, faisons comme ça, entendu, adopté, tout à fait, pourquoi pas, je suis pour,
    pas de problème, aucun problème, c'est parfait, ce serait parfait, bien sûr, à cent pour cent, cent pour cent, carrément, avec plaisir`,
  ),
  refuses: list(`non, surtout pas, pas question, plutôt pas, je ne préfère pas, je ne crois pas, impossible`),
  concludes: list(`alors, donc, du coup, dans ce cas, et donc`),
  inverts: words(""),
  closes: list(`alors, donc, du coup, c'est décidé`),
  apart: /(?:, (?:alors|donc)| (?:du coup|c'est décidé)),/iu,
  neverLast: words("comme que"),
  suits: list(`ça me va, me va, me convient, c'est bien, c'est parfait, ça va, serait parfait, ce serait bien`),
  stresses: words("absolument franchement"),
  articles: words("le la les un une des mon ma mes notre nos votre son sa leur"),
  reasons: words("parce car"),
  asides: words("je j'ai il elle c'est ça"),
  denies: list(`c'est non, on dit non, alors non`),
  states: words("est sont était étaient a ont avait avaient sera seront peut peuvent fait va vont c'est"),
  mine: words("je j'ai moi me mon ma mes"),
  between: words("ne n' pas aussi juste tous toutes"),
  all: words("on nous tous toutes"),
  weVerb: never,
  neverFirst: list(
    `je, j'ai, j'en, tu, t'as, vous, il, elle, ils, elles, c'est, ce, c'était, ça, il y a, qui, que, quoi, quand, comment, où, pourquoi,
    combien, quel, quelle, est-ce, si, mais, parce, à bientôt, à demain, à plus tard, au revoir, bonne soirée, bonne journée, quelqu'un,
    personne`,
  ),
  idle: words(
    `voit verra va commence parle discute attend avait avons a est était sommes était pourrait devrait peut sait pense continue passe y`,
  ),
  unsure: words(
    `peut-être probablement pourrait pourrions devrait devrions serait crois pense espère suppose était étaient avait avaient a dit
    semble semblait si`,
  ),
  subordinates: words("jusqu'à jusqu'au quand si parce où que qu'on"),
  proposes: list(
    `on pourrait, nous pourrions, pourrait-on, je propose, je suggère, on devrait, pourquoi ne pas, pourquoi pas, et si, si on, ce serait mieux,
    je préfère, je préférerais, je voudrais, j'aimerais, je dirais, peut-être, plutôt, est-ce qu'on, est-ce que nous, on fait quoi, que fait-on,
    qu'est-ce qu'on fait, on prend, on invite, on garde, on met, faut-il, il faudrait, on peut`,
  ),
  asks: list(
    `pourrait-on, pourquoi ne pas, et si, est-ce qu'on, est-ce que nous, on fait quoi, que fait-on, qu'est-ce qu'on fait, faut-il`,
  ),
  asksForFact: list(
    `est-ce que c'est, c'est, il est, elle est, il y a, combien, pourquoi, qui est, qui a, c'était, tu as, vous avez, as-tu, avez-vous, vraiment,
    c'est quand, c'est où, est-ce qu'il, est-ce qu'elle, ça coûte, ça fait, ça prend, ça dure`,
  ),
  or: "ou",
  postpones: list(
    `on en reparle, on en reparlera, on reporte, reporter, on verra, on attend, on décidera, on décide, on remet, on le reporte, on la reporte`,
  ),
  later: words(
    `prochain prochaine semaine mois année réunion lundi mardi mercredi jeudi vendredi samedi dimanche demain après plus janvier février mars
    avril mai juin juillet août septembre octobre novembre décembre automne printemps été hiver jusqu'à`,
  ),
  nextTopics: list(
    `ensuite, maintenant, autre chose, dernière chose, dernier point, point suivant, deuxième, deuxièmement, troisième, passons, enfin, et puis, autre point, point, la suite`,
  ),
  elided: /^(?:l|d|j|qu|n|s|c|m|t)'/u,
  small: words(
    `le la les un une des du de d' et ou mais si à au aux en dans avec par pour sans que qui quoi comme est sont était être il elle ils elles
    on nous vous je tu me te se ce ça cela c'est ces cette cet mon ma mes ton sa son ses notre nos votre leur y a ont avons fait faire faisons
    fait prend prendre prenons met mettre mettons dire dit alors donc bon bien oui non pas ne plus moins très trop tout tous toute toutes
    aussi juste encore déjà là ici peut pourrait devrait serait mieux plutôt`,
  ),
  pointing: words("ça cela celui celle ceux y en"),
}
