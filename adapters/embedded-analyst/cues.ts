import type { Scenario } from "#domain/task/scenario.ts"

/** Words that reveal what a recording is, and what a sentence in it does. */
interface Cues {
  readonly lecture: RegExp
  readonly podcast: RegExp
  readonly call: RegExp
  readonly meeting: RegExp
  readonly note: RegExp
  readonly defines: RegExp
  readonly illustrates: RegExp
}

const cues: Readonly<Record<string, Cues>> = {
  en: {
    lecture:
      /\b(?:(?:this|today's|last|next) (?:lecture|class|lesson|chapter)|lectures?|this course|(?:next|this|previous) slide|in the exam|homework|textbook|midterm|last (?:week|time) we (?:talked|spoke|looked|saw)|for next week,? (?:please )?read|chapter (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)|as you can see|let's prove|the theorem)\b/gi,
    podcast:
      /\b(?:podcast|(?:this|today's|last|next|another) (?:episode|show)|listeners|listening to|thanks for (?:listening|tuning in)|subscribe|our sponsor|my guest|welcome back to)\b/gi,
    call:
      /\b(?:(?:thanks|thank you) for calling|calling (?:about|from|because)|how (?:can|may) i help you|can you hear me|(?:your|the) (?:account|order|booking|invoice|policy|claim|customer|reference|tracking) number|call you back|hold the line|on hold|is this a good time|(?:thanks|thank you) for taking the time|(?:send|give) you (?:an?|the|our) (?:written )?(?:quote|offer|proposal|invoice|contract)|per (?:seat|agent|licen[cs]e))\b/gi,
    meeting:
      /\b(?:agenda|(?:weekly|monthly|planning|this|team|next) meeting|stand-?up|action items?|minutes of|next item|last item|any other business|let's move on|(?:first|second|third|last) topic)\b/gi,
    note:
      /\b(?:note to self|remind(?:er)? (?:me|to)|memo|dear diary|don't forget to|remember to|shopping list|i (?:need|have|must) to)\b/gi,
    defines:
      /^(?!(?:it|this|that|these|those|he|she|they|we|you|there|and|but|so|because)\b)(?:an? |the )?(?:[\p{L}-]+ ){1,4}(?:is|are) (?!not\b)(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:kind|type|form|process|animals?|plants?|study|science|term|name|measure|method|unit|number|set|way|ability|rule|part|structure|system|theory|quantity|property|function)\b|^(?!(?:it|this|that|he|she|we|you|there|here|the|my|our|your|his|her|their|what|who|how|one|every|each|some|today|and|but|so|because)\b)(?:an? )?(?:[\p{L}-]+ ){1,3}is an? (?!(?:friend|matter|question|lot|bit|sign|case|waste|kind|sort)\b)(?:[\p{L}-]+ ){1,4}(?:of|that|which|in which|where|used|caused|made|formed)\b|\b(?:is|are) (?:called|defined as|known as)\b|\b(?:means that|is the term|we call (?!it\b|them\b|that\b|this\b)|refers to|by definition|stands for)\b/iu,
    illustrates:
      /\b(?:for example|for instance|such as|as an example|say you|suppose|imagine|let's say|take the case)\b/i,
  },
  zh: {
    lecture: /这(?:堂|节)课|上(?:堂|节)课|本章|这一章|讲座|作业|考试|课本|同学们|定理/g,
    podcast: /播客|本期节目|这期节目|听众|收听|订阅|嘉宾/g,
    call: /来电|致电|打电话(?:是|来)|请问有什么可以帮|听得(?:到|见)吗|订单号|稍后给您回电|您拨打/g,
    meeting: /例会|议题|会议|议程|散会|纪要/g,
    note: /备忘|提醒(?:自己|我)|别忘了|记一下|日记/g,
    defines: /是指|所谓|叫做|称为|的定义|被定义为|指的是/,
    illustrates: /例如|比如|举个例子|譬如|好比/,
  },
  ja: {
    lecture: /講義|この授業|前回の授業|教科書|宿題|試験に|定理|この章/g,
    podcast: /ポッドキャスト|今回の(?:エピソード|ゲスト)|リスナー|番組|チャンネル登録/g,
    call: /お電話ありがとう|お電話いたしました|聞こえますか|折り返し|ご用件/g,
    meeting: /議題|会議|定例|議事録|アジェンダ/g,
    note: /メモ|忘れないように|日記|覚え書き/g,
    defines: /とは|と呼(?:ば|び)|と定義|という意味/,
    illustrates: /例えば|たとえば|具体例/,
  },
  ko: {
    lecture: /강의|이번 수업|지난 수업|교과서|과제|시험에|정리를 증명/g,
    podcast: /팟캐스트|이번 에피소드|청취자|구독|오늘의 게스트/g,
    call: /전화 주셔서|전화드렸|들리세요|무엇을 도와드릴까요|주문 번호/g,
    meeting: /안건|회의|회의록|다음 주제/g,
    note: /메모|잊지 말|일기/g,
    defines: /(?:이)?란 |라고 (?:부르|합니다|한다)|정의(?:됩니다|합니다|된다)|을 뜻|를 뜻|의미합니다/,
    illustrates: /예를 들어|예컨대|예를 들면/,
  },
  es: {
    lecture: /\b(?:esta (?:clase|lección)|la clase de hoy|este capítulo|el examen|los deberes|diapositiva|teorema)\b/gi,
    podcast: /\b(?:pódcast|podcast|este episodio|oyentes|suscrib\p{L}+|mi invitad[oa])(?!\p{L})/giu,
    call:
      /\b(?:gracias por llamar|le llamo|en qué puedo ayudar\p{L}*|me oye|número de pedido|le devuelvo la llamada)/giu,
    meeting: /\b(?:orden del día|reunión|siguiente punto|acta)\b/giu,
    note: /\b(?:nota para mí|recordar que|no olvidar|tengo que)\b/gi,
    defines: /\b(?:se llama|se define como|significa que|se denomina|se conoce como|se refiere a)\b/i,
    illustrates: /\b(?:por ejemplo|pongamos|imagin(?:ad|emos|en))\b/i,
  },
  fr: {
    lecture: /\b(?:ce cours|le cours d'aujourd'hui|ce chapitre|l'examen|diapositive|théorème|devoirs)\b/gi,
    podcast: /\b(?:podcast|cet épisode|auditeurs|abonnez-vous|mon invitée?)(?!\p{L})/giu,
    call:
      /\b(?:merci d'avoir appelé|je vous appelle|vous m'entendez|numéro de commande|je vous rappelle|que puis-je faire pour vous)/giu,
    meeting: /\b(?:ordre du jour|réunion|point suivant|compte rendu)\b/giu,
    note: /\b(?:note pour moi|ne pas oublier|pense-bête|il faut que je)\b/gi,
    defines: /\b(?:s'appelle|se définit|est défini\p{L}*|signifie que|on appelle|désigne)(?!\p{L})/iu,
    illustrates: /\b(?:par exemple|imagin(?:ez|ons)|prenons)\b/i,
  },
  de: {
    lecture:
      /(?:diese[rn]? (?:vorlesung|stunde)|vorlesung|dieses kapitel|klausur|hausaufgaben?|folie|lehrsatz|satz von)/gi,
    podcast: /\b(?:podcast|diese folge|hörer\p{L}*|abonnier\p{L}+|mein gast)(?!\p{L})/giu,
    call:
      /\b(?:danke für ihren anruf|ich rufe (?:sie )?an|können sie mich hören|bestellnummer|rufe sie zurück|wie kann ich ihnen helfen)/giu,
    meeting: /\b(?:tagesordnung|besprechung|sitzung|nächster punkt|protokoll)\b/giu,
    note: /\b(?:notiz an mich|nicht vergessen|merkzettel|ich muss noch)\b/gi,
    defines: /\b(?:nennt man|bezeichnet man|bedeutet|ist definiert|heißt|versteht man|bezeichnet)(?!\p{L})/iu,
    illustrates: /\b(?:zum beispiel|beispielsweise|etwa wenn|stellen sie sich vor|nehmen wir an)\b/i,
  },
  pt: {
    lecture: /\b(?:esta aula|a aula de hoje|este capítulo|a prova|slide|teorema|dever de casa)\b/gi,
    podcast: /\b(?:podcast|este episódio|ouvintes|inscrev\p{L}+|meu convidado|minha convidada)(?!\p{L})/giu,
    call:
      /\b(?:obrigad[oa] por ligar|estou ligando|em que posso ajudar|consegue me ouvir|número do pedido|retorno a ligação)/giu,
    meeting: /(?:pauta|reunião|próximo item|ata da)/gi,
    note: /\b(?:nota para mim|não esquecer|lembrar de|preciso)\b/gi,
    defines: /(?:chama-se|define-se|significa que|é definid[oa]|denomina|refere-se a)/i,
    illustrates: /(?:por exemplo|imaginem|suponha)/i,
  },
}

const english = cues["en"] ?? null

export const cuesOf = (language: string): Cues | null => cues[language] ?? english

/** How many different words of a kind occur. */
export const cueCount = (cues: Cues | null, kind: Exclude<Scenario, "interview">, text: string): number => {
  const pattern = cues?.[kind]
  return pattern === undefined ? 0 : new Set(text.match(pattern)?.map((found) => found.toLowerCase())).size
}
