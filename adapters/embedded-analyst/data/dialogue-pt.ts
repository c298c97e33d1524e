import { type DialogueWords, list, never, words } from "./dialogue-words.ts"

export const portuguese: DialogueWords = {
  allowance: 0.7,
  noises: words("ah eh hum ahn né"),
  leads: list(
    "e, oh, olha, obrigado, obrigada, muito obrigado, muito obrigada, olá, oi, bom dia, boa tarde, boa noite, quer dizer",
  ),
  greetings: words(""),
  takesUp: list(
    `certo, está bem, tá bom, tá, ok, okay, bom, bem, muito bem, ótimo, perfeito, sim, claro, exato, combinado, de acordo, verdade,
    é verdade, tens razão, você tem razão, beleza, fechado`,
  ),
  agrees: list(
    `de acordo, concordo, estou de acordo, boa ideia, ótima ideia, tens razão, você tem razão, é verdade, eu também, por mim tudo bem, por mim sim,
    gosto da ideia, parece bom, parece-me bem, combinado, fechado, claro que sim, cem por cento, com certeza, sem problema, tudo bem, vamos fazer isso, pode ser, ninguém se opõe`,
  ),
  refuses: list(`não, melhor não, de jeito nenhum, nem pensar, prefiro que não, acho que não, impossível`),
  concludes: list(`então, portanto, nesse caso, sendo assim`),
  inverts: words(""),
  closes: list(`então, fica assim, ficamos assim`),
  apart: /(?:, (?:então)| (?:fica assim|ficamos assim)),/iu,
  neverLast: words("como que"),
  suits: list(`para mim serve, serve, fica bem, está bem, está ótimo, seria perfeito, seria ótimo, dá certo`),
  stresses: words("certamente"),
  articles: words("o a os as um uma uns umas meu minha nosso nossa seu sua"),
  reasons: words("porque pois"),
  asides: words("eu ele ela é são"),
  denies: list(`que não, dizemos que não, é um não`),
  states: words("é são era eram está estão estava foi foram tem têm há havia pode podem vai vão"),
  mine: words("eu me mim meu minha meus minhas"),
  between: words("não também já só apenas"),
  all: words("todos todas nós a-gente"),
  weVerb: /^\p{L}{2,}mos(?:l[oa]s?)?$/u,
  neverFirst: list(
    `eu, tu, você, vocês, ele, ela, eles, elas, me, te, se, é, são, está, estão, há, tem, que, quem, como, quando, onde, por que, porquê, qual,
    quanto, quantos, mas, embora, tenho, posso, pode, acho, quero, até logo, até amanhã, até breve, tchau, adeus, isto, isso, porque,
    alguém, ninguém`,
  ),
  idle: words("vemos falamos começamos seguimos esperamos"),
  unsure: words(
    `talvez provavelmente poderia poderíamos deveria deveríamos seria acho penso espero suponho era eram foi havia disse disseram
    parece parecia se`,
  ),
  subordinates: words("até quando se porque onde que"),
  proposes: list(
    `poderíamos, podíamos, proponho, sugiro, deveríamos, devíamos, por que não, que tal, e se, o que acham, o que você acha, eu faria, eu diria,
    melhor, prefiro, quero, gostaria, talvez, o que fazemos, vamos, podemos, fazemos, compramos, convidamos, deixamos`,
  ),
  asks: list(`por que não, que tal, e se, o que acham, o que você acha, o que fazemos`),
  asksForFact: list(
    `é, são, está, estão, era, foi, há, tem, tens, temos, quanto, quantos, quantas, quanta, por que, o que é, quem é, quem foi, como é, como foi,
    a sério, sério, quando é, quando foi, onde está, onde fica`,
  ),
  or: "ou",
  postpones: list(
    `deixamos para, deixar para, falamos, vemos isso, decidimos, adiamos, adiar, esperamos até, esperar até, retomamos, voltamos a isso`,
  ),
  later: words(
    `próxima próximo semana mês ano reunião segunda terça quarta quinta sexta sábado domingo amanhã até depois janeiro fevereiro março
    abril maio junho julho agosto setembro outubro novembro dezembro outono primavera verão inverno`,
  ),
  nextTopics: list(
    `agora, outra coisa, por último, última coisa, próximo, próximo ponto, segundo, terceiro, mais alguma coisa, e depois, depois, a seguir, ponto, passamos`,
  ),
  elided: never,
  small: words(
    `o a os as um uma uns umas e ou mas se de do da dos das em no na nos nas com por para pelo pela sem que como é são era está estão ser há
    não sim lhe me te se nos meu teu seu sua eu tu você ele ela eles elas quem qual como quando onde já muito mais menos tudo todos todas
    também só bom bem então certo assim fazer fazemos faz vamos vai pôr dizer isso isto esse essa este esta aquilo algo nada melhor acho
    seria pode podemos poderíamos quer queremos`,
  ),
  pointing: words("isso isto esse essa este esta assim"),
}
