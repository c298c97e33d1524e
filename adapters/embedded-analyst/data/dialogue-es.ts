import { type DialogueWords, list, never, words } from "./dialogue-words.ts"

export const spanish: DialogueWords = {
  allowance: 0.7,
  noises: words("eh em este mmm hum ja"),
  leads: list(
    "y, ah, oh, ay, mira, oye, gracias, muchas gracias, hola, buenos días, buenas tardes, buenas noches, o sea",
  ),
  greetings: words("buenas"),
  takesUp: list(
    `vale, bueno, bien, muy bien, perfecto, de acuerdo, sí, claro, exacto, genial, estupendo, ok, okay, correcto, cierto,
    es verdad, tienes razón, me parece bien, hecho`,
  ),
  agrees: list(
    `de acuerdo, estoy de acuerdo, me parece bien, me parece perfecto, me parece una buena idea, buena idea, muy buena idea,
    tienes razón, es verdad, yo también, a mí también, por mí bien, por mí vale, por mí perfecto, me gusta, me gusta la idea,
    suena bien, hecho, trato hecho, hagámoslo, claro que sí, cien por cien, por supuesto, totalmente, sin problema, no hay problema, nadie se opone, todos de acuerdo`,
  ),
  refuses: list(`no, mejor no, de ninguna manera, ni hablar, prefiero que no, no creo, no lo veo, imposible`),
  concludes: list(`entonces, pues, así que, en ese caso, pues entonces`),
  inverts: words(""),
  closes: list(`entonces, pues, queda así, quedamos así`),
  apart: /(?:, (?:entonces|pues)| (?:queda así|quedamos así)),/iu,
  neverLast: words("como que lo"),
  suits: list(
    `me va bien, nos va bien, está bien, me parece bien, está perfecto, va bien, sería perfecto, sería genial`,
  ),
  stresses: words("seguro claramente"),
  articles: words("el la los las un una unos unas mi tu su nuestro nuestra"),
  reasons: words("porque"),
  asides: words("yo me es son"),
  denies: list(`que no, decimos que no, es un no`),
  states: words("es son era eran está están estaba fue fueron tiene tienen hay había puede pueden va van"),
  mine: words("yo me mí mi mis"),
  between: words("no también ya solo sólo"),
  all: words("todos todas nosotros"),
  weVerb: /^\p{L}{2,}mos(?:l[oa]s?)?$/u,
  neverFirst: list(
    `yo, tú, usted, él, ella, ellos, ellas, me, te, le, se, es, son, está, están, hay, qué, quién, cómo, cuándo, dónde, por qué, cuál,
    cuánto, cuántos, si, pero, aunque, tengo, tienes, tiene, he, has, ha, hemos, puedo, puedes, puede, creo, quiero, hasta luego,
    hasta mañana, nos vemos, adiós, esto, eso, porque, alguien, nadie`,
  ),
  idle: words("vemos hablamos empezamos seguimos esperamos"),
  unsure: words(
    `quizá quizás tal probablemente podría podríamos debería deberíamos sería creo pienso espero supongo era eran fue había
    dijo dijeron dicen parece parecía si`,
  ),
  subordinates: words("hasta cuando si porque donde que"),
  proposes: list(
    `podríamos, propongo, sugiero, deberíamos, por qué no, qué tal si, qué os parece, qué les parece, qué te parece, y si, yo haría,
    yo diría, yo pondría, mejor, a lo mejor, prefiero, quiero, me gustaría, quizá, quizás, qué hacemos, lo hacemos, vamos a, podemos,
    hacemos, ponemos, dejamos, compramos, invitamos`,
  ),
  asks: list(
    `por qué no, qué tal si, qué os parece, qué les parece, qué te parece, y si, qué hacemos, qué pasa con`,
  ),
  asksForFact: list(
    `es, son, está, están, era, fue, hay, tienes, tiene, tenemos, has, ha, cuánto, cuántos, cuántas, cuánta, por qué, qué es, quién es,
    quién fue, cómo es, cómo fue, de verdad, en serio, cuándo es, cuándo fue, dónde está`,
  ),
  or: "o",
  postpones: list(
    `lo dejamos para, la dejamos para, lo hablamos, lo vemos, lo miramos, lo decidimos, aplazamos, aplazarlo, esperamos a, esperamos hasta,
    posponemos, lo retomamos`,
  ),
  later: words(
    `próxima próximo semana mes año reunión lunes martes miércoles jueves viernes sábado domingo mañana hasta después enero febrero
    marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre otoño primavera verano invierno`,
  ),
  nextTopics: list(
    `lo siguiente, siguiente, siguiente punto, ahora, otra cosa, por último, última cosa, lo último, segundo, lo segundo, tercero, y luego, luego, algo más, punto, pasamos a`,
  ),
  elided: never,
  small: words(
    `el la los las un una unos unas y o pero si de del a al en con por para sin que como es son era está están ser hay no sí lo le les
    se me te nos os mi tu su yo tú él ella ellos qué quién cuál cómo cuándo dónde ya muy más menos todo todos todas también solo sólo
    vale bueno bien entonces pues así hacer hacemos hace haremos vamos va poner ponemos dejamos decir decimos eso esto ese esa este esta
    algo nada mejor creo sería puede podemos podríamos quiere queremos`,
  ),
  pointing: words("lo eso esto ese esa este esta ello así"),
}
