import type { LanguageWords } from "../language-data.ts"

export const words: LanguageWords = {
  stopWords:
    `a an the and or but if of to in on at by for with from as is are was were be been being am do does did done have has
    had having will would shall should can could may might must i you he she it we they me him her us them my your his its
    our their this that these those there here what which who whom whose when where why how not no yes so than then too
    very just also about into over under up down out off again any some all each every both few more most other such only
    own same uh um yeah welcome yep nope okay ok mm hmm hm mhm like get got go going gonna wanna gotta one ones
    thing things kind sort really well right mean know let lot much many happen make made us because please tell anything
    something everything someone anyone somebody anybody everybody everyone nobody nothing exactly actually basically main
    ever else call called name named per before after during while until since cause 'cause maybe perhaps okay sure thanks
    thank hello hi hey sorry oh ah great good fine alright now still even always never already yet quite bit let's don't
    it's that's i'm you're we're they're can't won't didn't doesn't isn't wasn't there's he's she's i've we've i'll we'll
    mister mr mrs ms dr n't 's 're 've 'll 'd 'm 'em`,
  dull:
    /^(?:lots?|things?|ways?|kinds?|sorts?|bits?|days?|weeks?|months?|years?|times?|people|persons?|mornings?|afternoons?|evenings?|nights?|today|tomorrow|yesterday|tonight|questions?|points?|topics?|items?|parts?|examples?|cases?|sides?|ends?|beginning|starts?|places?|numbers?|hands?|moments?|minutes?|hours?|seconds?|firsts?|last|next|few|various|different|same|good|nice|bad|big|small|new|old|able|whole|best|better|important|certain|facts?|ideas?|reasons?|stuff|guys?|folks|half|rest|couple|problems?|issues?|space|clock|meetings?|quarter|talk|speaker|hello|goodbye|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|\w+teen|\w+ty|thousands?|hundreds?|millions?|percent|dollars?|euros?|pounds?|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|order|terms?|sense|course|view|area|areas|members?|minister|honourable|right|true|think|look|say|want|need|come|take|put|see|use|give|work|chair|everybody|okay|yeah|sir|madam|lady|gentlemen|gentleman|anyone|feel|guess|suppose|try|believe|hope|ask|talk|mean|change|slide|stuff|fun|man|god|name|word|words|yep|matter|level|type|line|lines|answer|regard|lack|variety|range|amount|set|aspects?|kay|huh|addition|other|others|pretty|perfect|sorry|plus|head|hold|second|end|bye|cool|wow|ninth|tenth|\w+th)$/i,
  noises:
    /,? ?\b(?:u+h+m*|u+m+|e+r+m*|m+h*m+|h+m+|mm[- ]hmm|uh[- ]huh)\b[,.]?(?= |$)|\[[^\]]*\]|(?<=^|[,.] )(?:you know|i mean|sort of|kind of)[,.]? (?=\w)|,? (?:you know|i mean),?(?= |[.?!]?$)|(?<= )(?:sort of|kind of|basically|like),? (?=(?:sort of|kind of|basically|like|uh|um)\b)/gi,
  proper:
    /\b(?:i(?!\.[a-z])|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|september|october|november|december)\b/g,
  leads:
    /^(?:(?:and|so|but|well|okay|ok|yeah|yes|yep|now|then|right|alright|all right|oh|also|actually|basically|anyway|'kay|kay|great|good(?! (?:morning|afternoon|evening|day))|cool|sure|no problem|exactly|true|again|in fact|certainly|of course|pretty much|obviously)\b,?\.? )+(?=(?:[\p{L}\p{N}_'’-]+ ){3})/iu,
  chatter:
    /^(?:(?:(?:good (?:morning|afternoon|evening|day)|hello|hi|hey|welcome|thank(?:s| you)|great|good|nice|perfect|okay|ok|sure|yes|yeah|yep|no|nope|right|exactly|absolutely|of course|i see|goodbye|bye|cool|alright|all right|lovely|fine|wow|oh|so|well|and)\b[,.!]* ?)+.{0,24}|.{0,40}\b(?:hear|see) (?:me|you|us|my screen)\b.{0,24}|let's (?:get started|begin|start|move on|go on)\b.{0,40}|let me (?:see|think|share|start|check)\b.{0,40}|how (?:are|is|was|were) (?:you|it|things|your)\b.{0,40}|.{0,60}how (?:can|may) i help\b.{0,20}|(?:i )?(?:dis)?agreed?|.{0,30}\b(?:thanks|thank you)(?: very much| so much)?|(?:have a|see you) .{0,40})[.!?…]*$/i,
  asks:
    /^(?:(?:so|and|but|then|also|yeah|yes|okay|ok|right|well|now|um|uh),? )*(?:(?:what|who|why|when|where|whose|how|which \w+|how (?:many|much|long|often|far|old|big)(?: \w+){0,2}) (?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|shall)(?:n['’]t)?\b|(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|shall)(?:n['’]t)? (?:i|you|we|they|he|she|it|there|that|this|the|your|my|our|his|her|their|anyone|anybody|everyone|everybody|someone|somebody)\b|(?:what|who|where|when|how)['’]s\b|(?:what|how) about\b|how come\b)/i,
  leans:
    /^(?:(?:and|but|so|because|'cause|or|well|then|now|also|okay|yeah),? )*(?:it|its|it['’]s|they|they['’]re|that|that['’]s|this|this is|these|those|he|he['’]s|she|she['’]s|them|him|her|his|their|which|who|whose|otherwise|instead|like|than|except|not|yes|no|if not|either|neither|both|one of|some of|most of|half of|i (?:think|thought|see|understand|know|mean|guess|like|love|remember|don['’]t|was|said|told|suppose|believe|can|could|just|agree|hope|want|wanted|must|know|didn['’]t)|i['’]m|i['’]d|you|you['’]re|my|moving on|unless|today,? (?:we|i)|to \w+|we now (?:go|move|turn|come)|(?:we['’]ll|we will|we['’]re going to|we are going to|i['’]ll|i will|i would) (?:now )?(?:move|turn|go|take|start|begin|continue|suspend|come|like to)|(?:the )?next (?:question|item|slide)|let me|let's|let us|thank|thanks|welcome|please|sorry|here|there you)\b|^(?:because|'cause|or)\b/i,
  hedges:
    /\b(?:maybe|perhaps|i guess|i don['’]t know|not sure|kind of|sort of|whatever|or something|hopefully|i suppose|probably|somehow|or so|stuff like that|blah|things like that|and so on|and everything|thank (?:you|the)|(?:and|but|or|so|because|the|an?|to|of|with|whether|if)(?=[\s"”.,!?]*$))\b/i,
  opens:
    /^(?:(?:and|so|then|okay|now|right|well|oh|just),? )*(?:(?:(?:the|our|my|a|on to the) )?(?:first|second|third|fourth|fifth|next|last|final|other|another|main) (?:topic|item|point|subject|issue|part|section|chapter)(?: (?:on|for) (?:the|our|my|today)(?:'s)?(?: (?:agenda|list))?)?(?:,? (?:is|will be|concerns)|[,:]) |(?:let['’]s|let us|we['’]ll|we will|i['’]d like to|i would like to|we['’]re going to|i want to) (?:now )?(?:move on|turn|go on|come|switch|start with|begin with|talk about|discuss)(?: now)?(?: to| then)?,? (?:to )?(?:talk about |discuss )?|moving on to |(?:the )?next is )(?!that\b|it\b|this\b|you\b|them\b|what\b)(?:the |our |my |an? )?((?:[\p{L}\p{N}'’-]+ ?){1,6}?)(?=[.,;:!?]|$| (?:because|that|which|who|so|and|with|from|then)\b)/iu,
  kinds: {
    lecture:
      /\b(?:(?:this|today's|last|next) (?:lecture|class|lesson|chapter)|lectures?|this course|(?:next|this|previous) slide|in the exam|homework|textbook|midterm|last (?:week|time) we (?:talked|spoke|looked|saw)|chapter (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)|as you can see|the theorem)\b/gi,
    podcast:
      /\b(?:podcast|(?:this|today's|last|next|another) (?:episode|show)|listeners|thanks for (?:listening|tuning in)|subscribe|our sponsor|my guest|welcome back to)\b/gi,
    call:
      /\b(?:(?:thanks|thank you) for calling|calling (?:about|from|because)|how (?:can|may) i help you|(?:your|the) (?:account|order|booking|invoice|policy|claim|customer|reference|tracking) number|call you back|on hold|is this a good time|(?:thanks|thank you) for taking the time|(?:send|give) you (?:an?|the|our) (?:written )?(?:quote|offer|proposal|invoice|contract))\b/gi,
    meeting:
      /\b(?:agenda|(?:weekly|monthly|planning|this|team|next) meeting|stand-?up|action items?|minutes of|next item|last item|any other business|let's move on|(?:first|second|third|last) topic)\b/gi,
    note:
      /\b(?:note to self|remind(?:er)? (?:me|to)|memo|dear diary|don't forget to|remember to|shopping list|i (?:need|have|must) to)\b/gi,
  },
  defines:
    /^(?!(?:it|this|that|these|those|he|she|they|we|you|there|here|and|but|so|because|what|who|how|one|every|each|some|today|my|our|your)\b)(?:an? |the )?(?:[\p{L}-]+ ){1,4}(?:(?:is|are) (?!not\b)(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:kind|type|form|process|animals?|plants?|study|science|term|measure|method|unit|set|ability|rule|structure|system|theory|quantity|property|function|group|vibration)\b|means that\b|refers to\b|stands for\b|(?:is|are) (?:called|defined as|known as)\b)/iu,
  illustrates: /\b(?:for example|for instance|such as|as an example|suppose|imagine|let's say|take the case)\b/i,
}
