/** What a question about the whole text asks for, and about whom or what, if it names that. */
export interface SummaryQuestion {
  readonly wants: "actions" | "decisions" | "overview"
  readonly who: string | null
  readonly about: string | null
}

const whole = (...forms: ReadonlyArray<string>): RegExp =>
  new RegExp(String.raw`^[¿\s]*(?:${forms.join("|")})[\s?？.。!！]*$`, "iu")

const actions: ReadonlyArray<RegExp> = [
  whole(
    String
      .raw`(?:(?:what|which)(?: are|['’]re| were) )?(?:(?:all )?(?:the|our) |all )?(?:action items?|to-?dos?|(?:open )?tasks|next steps|follow-?ups)(?: (?:from|of|in) (?:this|the) \p{L}+)?`,
    String
      .raw`(?:please )?(?:list|show(?: me)?|give me) (?:(?:all )?(?:the|our) |all )?(?:action items?|to-?dos?|tasks|next steps)(?: .{0,40})?`,
    "what (?:has|have|needs) to (?:be done|happen)(?: next| now)?",
    "what (?:do|must|should) we (?:have to |need to )?do(?: next| now)?",
    "what happens next",
    "who (?:has|needs|is going|is supposed) to do what(?: by when)?|who does what(?: by when)?",
  ),
  whole(
    "was (?:ist|gibt es)(?: alles| noch)? zu tun",
    "(?:was sind )?(?:die|alle) (?:aufgaben|nächsten schritte|to-?dos)",
    "welche aufgaben (?:gibt es|wurden (?:verteilt|vereinbart))",
    "was (?:muss|müssen)(?: noch| wir| jetzt)* (?:gemacht|getan|erledigt) werden|was müssen wir(?: noch| jetzt)* (?:tun|machen)",
    "wer (?:macht|muss|soll) was(?: bis wann| machen| tun| erledigen)?|wie geht es weiter",
  ),
  whole(
    "(?:cuáles son )?(?:las tareas|los próximos pasos|las acciones|los pendientes)",
    "qué (?:hay que hacer|tareas (?:hay|quedan)|queda por hacer|tenemos que hacer)",
    "quién (?:hace|tiene que hacer) qué",
  ),
  whole(
    "(?:quelles sont )?les (?:tâches|actions|prochaines étapes)",
    "(?:qu['’]est-ce qu['’]il (?:faut|reste à) faire|que faut-il faire|que reste-t-il à faire|que devons-nous faire)",
    "qui (?:fait|doit faire) quoi",
  ),
  whole(
    "(?:quais são )?(?:as tarefas|os próximos passos|as ações|as pendências)",
    "o que (?:há para fazer|tem que ser feito|precisa ser feito|falta fazer|temos (?:que|de) fazer)",
    "quem (?:faz|tem (?:que|de) fazer) o quê?",
  ),
  whole(
    "(?:有哪些|有什么)?(?:待办事项|待办|行动项|任务|下一步)(?:是什么|有哪些|有什么)?",
    "(?:接下来|下一步)(?:我们)?(?:要|需要|该)做什么",
    "谁(?:要|需要|负责)?做什么|还有(?:什么|哪些)(?:事)?要做",
  ),
  whole(
    "(?:やること|タスク|アクション(?:アイテム|項目)?|次のステップ)(?:は(?:何ですか)?|を(?:教えて|挙げて)(?:ください)?)?",
    "誰が何を(?:し|やり|担当し)ますか|何をしなければなりませんか",
  ),
  whole(
    "(?:할 ?일|해야 할 일|작업|액션 아이템|다음 단계)(?:은|는|이|가)?(?: ?(?:뭐예요|무엇인가요|무엇입니까|뭔가요))?",
    "누가 (?:무엇을|뭘) (?:하나요|합니까|해야 하나요)|(?:무엇을|뭘) 해야 (?:하나요|합니까)",
  ),
]

const ofPerson: ReadonlyArray<RegExp> = [
  whole(
    String
      .raw`what (?:does|did|should|must|is|has) (?<who>\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?) (?:(?:have|need|promise|agree|offer)(?:ed)? to do|to do|do(?: next)?|going to do|supposed to do|got to do)`,
    String.raw`what will (?<who2>\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?) do(?: next)?`,
    String
      .raw`what are (?<who3>\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)?)['’]s? (?:action items?|tasks|to-?dos?|next steps)`,
  ),
  whole(
    String.raw`was (?:muss|soll|wird) (?<who>(?:(?:Herr|Frau) )?\p{Lu}[\p{L}-]*) (?:noch )?(?:tun|machen|erledigen)`,
  ),
  whole(String.raw`qué (?:tiene que|debe|va a) hacer (?<who>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)`),
  whole(String.raw`que doit faire (?<who>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)`),
  whole(String.raw`o que (?<who>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?) (?:tem (?:que|de)|deve|precisa|vai) fazer`),
  whole(String.raw`(?<who>[\p{sc=Han}]{2,4})(?:要|需要|得|应该|负责)做(?:什么|些什么|哪些事)`),
  whole(String.raw`(?<who>[\p{sc=Han}\p{sc=Kana}]{1,6}?)(?:さん)?(?:は|が)何を(?:し|やり|担当し)ますか`),
  whole(String.raw`(?<who>\p{sc=Hang}{2,5}?)(?: ?씨)?(?:은|는|이|가) (?:무엇을|뭘) (?:해야 )?(?:하나요|합니까)`),
]

const decisions: ReadonlyArray<RegExp> = [
  whole(
    String
      .raw`what (?:(?:was|were|has been|is) (?:decided|agreed)|(?:have|did) (?:we|they|the \p{L}+) (?:decided?|agreed?))(?: on)?(?: (?:about|regarding|for|with|on) (?<about>.+?))?(?: (?:in|at|during) (?:this|the) (?:meeting|call))?`,
    String
      .raw`(?:(?:what|which) (?:are|were) )?(?:the |all )?(?:key |main )?decisions(?: (?:were|have been) (?:made|taken))?`,
    "which decisions (?:were|have been) (?:made|taken)|(?:list|show(?: me)?|give me) (?:all )?(?:the )?decisions",
  ),
  whole(
    String
      .raw`was (?:wurde|haben (?:wir|sie)|ist)(?: (?:zu[mr]?|über|bei[m]?) (?<about>.+?))? (?:beschlossen|entschieden|vereinbart)(?: worden)?`,
    "(?:welche|was sind die) (?:beschlüsse|entscheidungen)(?: gibt es| wurden (?:gefasst|getroffen))?",
  ),
  whole(
    String
      .raw`qué (?:se (?:decidió|acordó|ha decidido)|decidimos|hemos decidido|decidieron)(?: (?:sobre|acerca de|con) (?<about>.+?))?`,
    "(?:cuáles (?:son|fueron) las|qué) decisiones(?: se tomaron| hay)?",
  ),
  whole(
    String
      .raw`(?:qu['’]est-ce qui a été décidé|qu['’]a-t-on décidé|qu['’]est-ce qu['’]on a décidé)(?: (?:sur|au sujet de|concernant|pour) (?<about>.+?))?`,
    "quelles (?:sont|ont été|étaient) les décisions|quelles décisions ont été prises",
  ),
  whole(
    String.raw`o que (?:foi decidido|ficou decidido|decidimos|decidiram)(?: (?:sobre|quanto a) (?<about>.+?))?`,
    "(?:quais (?:são|foram) as|que) decisões(?: foram tomadas)?",
  ),
  whole(
    String
      .raw`(?:关于(?<about>.{1,20}?)[，,]?)?(?:我们|大家|会上)?(?:决定了|做了|作了|做出了|作出了|有)(?:什么|哪些)(?:决定|决议)?`,
    "(?:有哪些|有什么)?决定(?:是什么|有哪些)",
  ),
  whole(
    String.raw`(?:(?<about>.{1,20}?)(?:について|に関して)は?)?何[がを](?:決まり|決定し|決め)ましたか`,
    "(?:決定事項|決まったこと)(?:は(?:何ですか)?|を教えてください)?",
  ),
  whole(
    String
      .raw`(?:(?<about>.{1,20}?)에 대해(?:서)? )?(?:무엇(?:이|을)|뭘|뭐가) (?:결정되었나요|결정됐나요|결정했나요|정했나요|정해졌나요)`,
    "결정 ?(?:사항|된 것)(?:은|이)?(?: ?(?:무엇인가요|뭐예요|무엇입니까))?",
  ),
]

const overviews: ReadonlyArray<RegExp> = [
  whole(
    "(?:please )?(?:summari[sz]e|sum up)(?: (?:this|the|it|that|everything)(?: \\p{L}+)?)?(?: (?:for me|please|briefly))?|(?:please )?(?:give me|write) (?:a|the) (?:short |brief |quick )?summary(?: of (?:this|the|it)(?: \\p{L}+)?)?|tl;?dr",
    "what(?: is|['’]s| was) (?:this|it|the (?:meeting|recording|call|conversation|talk|lecture|file|text|document|interview|episode))(?: (?:meeting|recording|call|conversation|talk|lecture|file|text|document|interview|episode))?(?: all)? about",
    "what (?:was|were they|did (?:we|they)) (?:discuss(?:ed|ing)?|talk(?:ed|ing)? about)(?: (?:in|at|during) (?:this|the) \\p{L}+)?",
    "what (?:are|were) the (?:main|key|most important) (?:points|topics|takeaways|ideas|messages)(?: of (?:this|the) \\p{L}+)?",
  ),
  whole(
    "fass\\p{L}* (?:(?:das|es|alles|die \\p{L}+|den \\p{L}+) )?(?:bitte )?(?:kurz )?zusammen(?: bitte)?|(?:gib|schreib)\\p{L}* (?:mir )?eine (?:kurze )?zusammenfassung",
    "worum (?:geht|ging) es(?: hier| in (?:dies|d)\\p{L}+ \\p{L}+)?|was (?:wurde|ist) besprochen(?: worden)?|worüber (?:wurde|haben (?:wir|sie)) (?:gesprochen|geredet)",
    "was sind die (?:wichtigsten|zentralen) (?:punkte|themen|aussagen)",
  ),
  whole(
    "resum\\p{L}+(?: (?:esto|la \\p{L}+|el \\p{L}+))?|haz(?:me)? un resumen|de qué (?:trata|se trata|se habló|va)(?: (?:esto|esta?e? \\p{L}+|la \\p{L}+|el \\p{L}+))?",
    "cuáles son los puntos (?:principales|clave|más importantes)",
  ),
  whole(
    "résum\\p{L}+(?:-moi)?(?: (?:ça|cela|la \\p{L}+|le \\p{L}+|cette? \\p{L}+))?|fais(?:-moi)? un résumé|de quoi (?:s['’]agit-il|parle-t-on|a-t-on parlé|est-il question)",
    "quels sont les (?:points|sujets) (?:principaux|clés|essentiels|importants)",
  ),
  whole(
    "resum\\p{L}+(?: (?:isto|isso|a \\p{L}+|o \\p{L}+|esta?e? \\p{L}+))?|faça um resumo|(?:do que|de que) (?:se trata|trata|se falou)(?: (?:isto|esta?e? \\p{L}+|a \\p{L}+|o \\p{L}+))?",
    "quais são os pontos (?:principais|chave|mais importantes)",
  ),
  whole(
    "(?:请)?(?:总结|概括)(?:一下)?(?:这(?:次|个|段|份)?(?:会议|录音|通话|对话|讲座|文件|内容)?)?|(?:这|本)(?:次|个|段|份)?(?:会议|录音|通话|对话|讲座|文件|内容)?(?:主要)?(?:讲|说|讨论|谈)(?:了|的是)?(?:什么|些什么|哪些内容)",
    "(?:主要|核心)(?:内容|要点|观点)(?:是什么|有哪些)",
  ),
  whole(
    "(?:(?:この|今回の)?(?:会議|録音|通話|話|講義|資料|内容)?を?)?要約して(?:ください)?|(?:この|今回の)?(?:会議|録音|通話|話|講義|資料)?(?:は|では)?何について(?:です|の話です|話し合いました|話しました)か?",
    "(?:主な|重要な)(?:点|ポイント|内容)(?:は(?:何ですか)?)?",
  ),
  whole(
    "(?:(?:이|이번) )?(?:(?:회의|녹음|통화|대화|강의|파일|내용)(?:를|을)? )?요약해 ?(?:줘|주세요)|(?:이|이번) (?:회의|녹음|통화|대화|강의|파일)(?:는|은) (?:무엇|무슨 내용|뭐)에 (?:대한|관한) (?:것|내용)인가요",
    "(?:주요|핵심) (?:내용|요점)(?:은|이)?(?: ?(?:무엇인가요|뭐예요))?",
  ),
]

/** Null for a question about something in particular. */
export const summaryQuestion = (question: string): SummaryQuestion | null => {
  if (actions.some((form) => form.test(question))) return { wants: "actions", who: null, about: null }
  const { who, who2, who3 } = ofPerson.map((form) => form.exec(question)).find((match) => match !== null)?.groups ?? {}
  const named = who ?? who2 ?? who3
  if (named !== undefined) return { wants: "actions", who: named, about: null }
  const decided = decisions.map((form) => form.exec(question)).find((match) => match !== null)
  if (decided !== undefined) return { wants: "decisions", who: null, about: decided.groups?.["about"] ?? null }
  return overviews.some((form) => form.test(question)) ? { wants: "overview", who: null, about: null } : null
}
