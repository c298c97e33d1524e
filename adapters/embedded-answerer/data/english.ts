import { days, months } from "#adapters/embedded-analyst/data/english.ts"

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that are not searched for. */
export const stopWords = words(
  `a an the and or but if of to in on at by for with from as is are was were be been being am do does did done have has
  had having will would shall should can could may might must i you he she it we they me him her us them my your his its
  our their this that these those there here what which who whom whose when where why how not no yes so than then too
  very just also about into over under up down out off again any some all each every both few more most other such only
  own same s t d ll m re ve uh um yeah okay ok mm hmm hm mhm like get got go going gonna one two thing things kind sort
  really well right mean know let's let lot much many happen make made us because please tell anything something
  everything someone anyone somebody anybody person people exactly actually main ever else n't 's 're 've 'll 'd 'm
  call called name named per before after during while until since cause caused idea`,
)

/** Words about the conversation itself: they say little about where the answer is. */
export const speechWords = words(
  `say said tell think mention talk discuss suggest propose recommend ask explain describe believe argue state point
  speak view opinion comment conclude meeting discussion according summarize summarise reason people team group
  participant member want speaker recording transcript conversation lecture interview call guest host talk speaker
  happen plan decide agree take do`,
)

const number =
  "(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|dozen|couple|several|third|quarter)"
/** In digits or spoken. */
export const figure = `(?:\\d[\\d,.]*|(?:a )?${number}(?:[ -](?:and )?(?:a )?${number})*)`
const hour = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
const unit = "(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centuries|century|terms?)"
const spoken = (pattern: string): RegExp => new RegExp(pattern, "i")

export const money = spoken(
  `[$£€¥]\\s?\\d|\\b${figure}(?: (?:and a half|point ${figure}))? ?(?:euros?|dollars?|pounds?|pence|cents?|yuan|bucks|francs?|k\\b|grand|per ?cent|percent|%)|\\b(?:free of charge|for free|thousand|million|hundred)\\b`,
)
export const count = spoken(
  `\\b(?!one\\b(?! (?:hundred|thousand|million|point|and|percent|half|kilo|met|mile|of)))${figure}\\b|\\b(?:none|nobody|no one|most|all of|both|twice|once)\\b`,
)
export const duration = spoken(
  `\\b(?:${figure}|(?:for|in|within|about|only|just|another|take|takes|took|half|last(?:s|ed)?) an?|few|couple of)(?: and a half| or ${figure}| to ${figure})? (?:(?:more|and a half|working|school|full|whole|good) )?${unit}\\b(?! (?:later|ago|earlier))|\\b(?:until|since|all (?:day|night|week|year)|overnight|forever)\\b`,
)
export const frequency =
  /\b(?:dai|week|month|year|annual|quarter|hour|night|fortnight)ly\b|\b(?:every|each|once|twice|per) \w+|times (?:a|per)|\ba (?:day|week|month|year)\b|\b(?:never|always|rarely|sometimes|often)\b/i
export const time = spoken(
  `\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|\\b(?:january|february|march|april|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter)\\b|\\bin may\\b|\\b(?:1[5-9]|20)\\d\\d\\b|\\b(?:today|tomorrow|yesterday|tonight|morning|afternoon|evening|noon|midnight|week|month|year|weekend|o'clock|[ap]\\.?m\\b)|\\bin ${figure} (?:minutes|hours|days|weeks|months|years)\\b|\\b(?:the|on|by|until|before|from) (?:[a-z]+[- ])?(?:first|second|third|fourth|fifth)(?=$|[.,;?!]| of| at| and| to| I)|\\b(?:the|on|by|until|before|from) (?:[a-z]+[- ])?(?:[a-z]+teenth|(?:six|seven|eigh|nin|ten|twelf|eleven|twentie|thirtie|fif)th|\\d+(?:st|nd|rd|th))\\b(?! (?:[a-z]+ )?(?:floor|centur|edition|time|grade|year|birthday|chapter|street|avenue|one|person|place|part|item|point|page|line|row|lesson|session|class))|\\b(?:nineteen|eighteen|seventeen|sixteen|fifteen|fourteen|twenty) (?:hundred|oh|${number})|\\btwo thousand\\b|\\bat (?:about |around )?${figure}\\b|\\b(?:half )?past\\b|\\b(?:until|till|by|before|up to|half|quarter (?:past|to)) (?:about |around )?(?:${hour}|noon)\\b|\\b${hour} (?:oh five|ten|fifteen|twenty|thirty|forty|fifty)(?: five)?\\b(?! (?:percent|thousand|hundred|pounds|euros|dollars))|\\bago\\b|\\b(?:during|as soon as|before (?:the|my|we|he|she|they)|after (?:the|my|we|he|she|they)|when (?:the|we|it|he|she|they|I))\\b|\\d{1,2}:\\d\\d`,
)
export const cause =
  /, so \b|\b(?:because|cause|since (?:the|we|it|he|she|they|I|you|there|nobody|our|my)|so that|due to|reason|therefore|in order to|that's why|otherwise|thanks to|lets us|allows|means that|wanted to|want to|needs? to|too \w+|to (?:make|keep|avoid|get|stop|protect|save|reduce|help))\b/i
export const place =
  /\b(?:in|at|from|on|near|to|into|inside|outside|under|behind|next to|around|over|beside|between|opposite) (?!(?:the |a |an |that |this )?(?:end|moment|mornings?|month|weeks?|year|time|day|fact|general|order|numbers?|first|least|last|all|it|me|you|him|them|us|case|return|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)(?:the |a |an |our |my |your |that |this |his |her |their )?\w+|\b(?:here|there|downstairs|upstairs|abroad|online|room|street|floor)\b/i
export const manner =
  /\b(?:by|using|through|via|with|if you|you can|you (?:just )?(?:take|put|press|click|open|have to|need)|could|way|first|then|method|(?:you|we|they|I) (?:then |just |first |simply )?(?:hang|use[ds]?|take|took|put|cut|mix|send|ask|call|write|click|open|press|go|start|add|remove|install|treat|close|lift|make|build|keep|turn|plug|fill|wash|boil|dry|glue|pull|push|draw|measure|count|log|choose|select))\b/i
export const defining =
  /\b(?:is|are|was|were|means?|meant|called|defined|refers? to|known as|stands? for|in other words|that is|consists? of|basically)\b/i
export const naming =
  /\b(?:called|named|names?|title|known as|it's|that's|she's|he's|is|was)\b.{0,30}(?:\b[A-Z][\w'-]+|["“‘])|\bcall (?:it|them|her|him|this|that|us|me)\b|\bcalled\b/
export const aiming =
  /\b(?:goals?|aims?|aiming|purpose|targets?|objective|mission|want(?:s|ed)? to|so that|in order to|hope to|trying to|idea (?:is|was)|point (?:is|was)|meant to|designed to|to make sure|intend|plan(?:s|ning)? to|task is)\b/i
export const concluding =
  /\b(?:decid\w+|decision|agree[ds]?|settled|let's|we'?ll|we will|going (?:to|with)|go (?:with|for|to)|result\w*|found|showed?|shows?|turned? out|ended up|conclu\w+|so|then|fine|approved|voted|chose|chosen|stays?|moved?)\b/i
export const troubling =
  /\b(?:problems?|issues?|trouble|but|unfortunately|difficult\w*|hard|worr\w+|risks?|afraid|concern\w*|wrong|broken?|breaks?|fail\w*|missing|lost|bad|worst|too|not|n't|never|noise|slow\w*|short|lack|expensive|complain\w*|dangerous|fear)\b/i
export const advising =
  /\b(?:(?:want|need|like|ask) you to|please|should\w*|recommend\w*|suggest\w*|advice|advise|I'd|would|why don't|could|need to|have to|must|try|don't|never|always|make sure|remember|better|important|let's|maybe)\b/i
export const planning =
  /\b(?:will|'ll|going to|gonna|need to|have to|should|let's|plan\w*|next|must|can|is to|tomorrow|start\w*)\b/i
/** People who are named by what they are. */
export const persons =
  /\b(?:husband|wife|partner|son|daughter|brother|sister|mother|father|mum|dad|neighbour|uncle|aunt|friend|doctor|boss|colleague|captain|emperor|king|queen|soldiers?|teacher|engineers?|students?|scientists?|manager|director|minister|president|team|company|lady|woman|man|guy|girl|boy|nobody)\b|\bI(?:'ll| will| can| did)\b|\b(?:she|he)(?:'ll| will)\b/i
export const origin =
  /\b(?:(?:I'm|I am|come|comes|came|she's|he's|originally|is|grew up) (?:\w+ )?(?:from|in)|born in|from) (?:the )?[A-Z]/
export const announcing =
  /\b(?:(?:first|second|third|fourth|next|last|final|main|other) (?:item|topic|point|question|part|thing)|(?:topic|item|point)s? (?:is|of|for|on)|agenda|let's (?:talk|move|turn|go)|(?:we'll|we will|I'll|I will|I want to|I'm going to) (?:talk|speak|start|begin|look|come)\b|the question is)|^(?:(?:okay|right|great|good|all right|alright|lovely)\b[,.]? *)*(?:thanks,? (?:everyone|everybody|all|very much)|thank you,? (?:everyone|everybody|all|very much))/i
/** Words by which a question says what sort of thing it asks for, and signs of such things. */
export const sorts: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /\b(?:number|code|reference|pin|password|phone|telephone|postcode|zip|account)\b/,
    new RegExp(`\\b\\d{2,}|\\b[a-z]{1,2}\\d|(?:\\b(?:oh|double|${number})\\b[ ,]*){3,}`, "i"),
  ],
  [
    /\b(?:address|email|e-mail|website|url|link|domain)\b/,
    /@|\b\w+ dot \w+|\bwww\b|\.(?:com|org|net|uk|de)\b|\b(?:street|road|lane|avenue|close|square|court|drive)\b/i,
  ],
  [
    /\banimals?\b|\bpets?\b/,
    /\b(?:dogs?|cats?|cows?|horses?|birds?|fish|mouse|mice|lions?|tigers?|bears?|sheep|goats?|pigs?|ducks?|hens?|snakes?|monkeys?|elephants?|wol(?:f|ves)|fox(?:es)?|frogs?|bees?|hamsters?)\b/i,
  ],
  [
    /\bcolou?rs?\b/,
    /\b(?:red|blue|green|yellow|black|white|grey|gray|brown|pink|orange|purple|violet|silver|gold(?:en)?|beige|turquoise|dark|light)\b/i,
  ],
  [
    /\blanguages?\b/,
    /\b(?:english|german|french|spanish|italian|portuguese|dutch|chinese|mandarin|japanese|korean|russian|arabic|latin|greek|polish|turkish|welsh|hindi|swedish|python|java|javascript|typescript|rust|go|c\+\+)\b/i,
  ],
  [
    /\b(?:food|eat|eats|ate|dish|meal|dinner|lunch|breakfast|served)\b/,
    /\b(?:bread|rice|pasta|pizza|soup|salad|fish|meat|chicken|beef|pork|cheese|eggs?|fruit|vegetables?|cake|sandwich(?:es)?|potato(?:es)?|beans|chocolate|noodles|curry|sausages?|porridge)\b/i,
  ],
  [
    /\b(?:drink|drinks|drank|beverage)\b/,
    /\b(?:water|coffee|tea|beer|wine|juice|milk|mead|cider|lemonade|cocktails?|whisky)\b/i,
  ],
  [
    /\bsports?\b/,
    /\b(?:football|soccer|tennis|basketball|swimming|running|cycling|hockey|rugby|golf|skiing|volleyball|climbing|aerobics|kickboxing|rowing|yoga)\b/i,
  ],
  [
    /\b(?:job|work as|profession|occupation|for a living|do for work)\b/,
    /\b(?:work(?:ed|ing)? (?:as|at|for|in)|\w+(?:ist|ician|keeper|driver|teacher|clerk|nurse|doctor|engineer|manager|officer|lawyer))\b/i,
  ],
]
/** Mean nothing by their words. */
export const idioms =
  /(?<=\btake|\btakes|\btook|\btaking) place\b|(?<=^how (?:do|does|did) .*)\bwork\b(?=\W*$)|\b(?:the )?advantages? and disadvantages?\b|\b(?:in the end|at the moment|in return|in total|at all|so far|right now|(?:a|per) (?:day|week|month|year))\b/gi
export const affirmative = /\b(?:yes|yeah|no|nope|not|never|already|still|of course|definitely|correct|right)\b|n't\b/i
/** Words that say what kind of answer is wanted. The answer itself rarely has them. */
export const kindWords =
  /^(?:temperature|salary|deadline|disadvantages?|advantages?|drawbacks?|downsides?|tips?|advice|located|location|reasons?|compan(?:y|ies)|person|people|cit(?:y|ies)|countr(?:y|ies)|price|cost|costs|amount|percentage|share|duration|distance|size|height|weight|speed|profession|occupation|job|role|title|names?|purpose|aim|goal|definition|meaning|consequences?|effects?|weakness|strength|age|colou?r|kind|type|sort|animals?|brand|model|year|month|date|day|days|employees?|everyone|participants?|extra|total|exactly|distinguish(?:es)?|mentioned|given)$/i

/** Capitalised without being a name. */
export const calendar = new RegExp(`^(?:${months}|${days})$`, "i")
