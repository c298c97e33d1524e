/** Words that say nothing about the topic. */
export const generic = new Set(
  `lot thing things way ways kind sort bit day days week weeks month months year years time times people person
  somebody someone everybody everyone anybody anyone nobody nothing something everything anything morning afternoon
  evening night today tomorrow yesterday tonight question questions point points topic topics item items agenda part
  example case side end beginning start place number hand moment minute minutes hour hours second seconds first last
  next other others many much more most several few various different same good great nice bad big small new old sure
  able own whole best better important main certain fact idea reason stuff guys guy folks alright thanks thank hello hi goodbye bye
  please okay ok yeah yes no yep nope right well anyway um uh er hmm welcome everyone's talk meeting meetings quarter
  previous instructions speaker dollars dollar euros pounds percent problem problems issue issues space let's clock o'clock half rest couple pm am mr mrs ms dr`
    .split(/\s+/),
)

export const days = "monday|tuesday|wednesday|thursday|friday|saturday|sunday"
export const months = "january|february|march|april|may|june|july|august|september|october|november|december"

/** Signs that a sentence matters. */
export const weighty =
  /\b(decid\w*|agree\w*|approv\w*|risk\w*|problem\w*|issue\w*|because|plan\w*|budget|deadline|goal|target|important|must|need to|have to|increase\w*|decrease\w*|went (?:up|down)|delay\w*|launch\w*|cost\w*|conclusion|result\w*|percent|therefore|in summary|recommend\w*)\b/gi

export const chatter =
  /^(?:(?:good (?:morning|afternoon|evening|day)|hello|hi|hey|welcome|thank(?:s| you)|great|good|nice|perfect|okay|ok|sure|yes|yeah|no|right|exactly|absolutely|of course|i see|(?:yes,? |yeah,? )?i can (?:hear|see) you|goodbye|bye|have a (?:nice|good|great)|see you|can (?:you|everyone|everybody|they|anyone|anybody)(?: [a-z]+){0,4} (?:hear|see)|let's (?:get started|begin|start|move on|go))\b[^.?!]{0,60}|let's keep (?:it|this) (?:short|brief|quick|to)\b[^.?!]{0,30}|let me (?:share|show|see|think|start|just|check)\b[^.?!]{0,40}|that is all|that's all|(?:oh,? )?(?:i'm |i am )?(?:so |very |really )?sorry\b[^.]{0,24}|how(?:'s| is| was| are| were) (?:it going|you|things|the family|(?:the|your) (?:\w+ )?(?:weekend|holidays?|week|day|trip|vacation|morning|evening))|(?:\S+ ){0,12}how (?:can|may) i help(?: you)?(?: today)?|i (?:dis)?agree|agreed|good question|sounds good|that is a (?:lot|good)[^.]{0,30}|that's a (?:lot|good)[^.]{0,30}|(?:does|do) (?:everybody|everyone|we all|you all|you) agree|any(?: other)? (?:questions|comments|thoughts)[^.]{0,20}|is that (?:ok|okay|right|clear)[^.]{0,20}|(?:yes|no|sure),? .{0,18})[.!?]*$/i

export const asks =
  /^(?:(?:so|and|but|then|also|yeah|yes|okay|ok|right|cool|great|oh),? )*(?:what|when|where|who|whom|whose|which|why|how|can|could|do|does|did|is|are|was|were|will|would|should|shall|have|has|may)\b/i

/** Verbs of states, of talking, or of leading the conversation: nothing to be done later. */
export const idleVerbs = new Set(
  `be been have has had need see know think want like love hope agree believe guess feel wait say said show
  repeat hear imagine mean remember suppose understand assume admit add start begin move go continue let open close
  take seem become happen stay live die get never not probably always still look expect wonder appreciate argue
  consider let increase decrease grow rise fall drop arrive work cost help pass end stop miss regret notice depend ignore disregard forget survive retire sleep complain try use steal wear fall lose win break enjoy trust worry
  stick suggest propose answer respond refer cite frame outline touch quote highlight emphasise emphasize stress clarify
  elaborate comment recap press pick declare apologise apologize thank thanks welcome congratulate concentrate focus assure`
    .split(/\s+/),
)

/** Phrases that begin with an idle verb but mean work. */
export const busyPhrases =
  /^(?:take (?:an?|the|some) (?!(?:\w+ )?(?:seat|break|step|moment|minute|second|bow|chance|risk|guess|walk|nap|while|lot|bus|train|tube|lead|point|time|opportunity|stairs|floor|view|day|week|holiday|picture of)\b)\S+|get (?:it|them|those|these)\b|have (?:an?|the|my|our|some) (?:\S+ )?(?:draft|version|list|plan|proposal|report|update|prototype|estimate|quote|demo|sketch|slides?)\b|go (?:round|around)|get you (?:an?|the|some|that|those|these)|try (?:it|that|this|the)\b|take (?:up|down|out|back|in|off) (?:the|an?|our|your|my|some|them|it|those|these)|take (?:the|your|our|my|these|those|them|it|him|her) (?:\S+ ){0,4}to|keep (?:an?|the|your|all) (?:\S+ )?(?:diary|records?|log|list|receipts?|eye)|pick (?:(?:it|them|that|him|her|you|the \S+|\S+) up|up)|take (?:care|over|charge|notes|a look|it on)|get (?:back|in touch|the|a|it|quotes|feedback|approval)|look (?:into|at|for|up)|have (?:a look|(?:it|them|that) (?:ready|done|back|\w+ed|\w+tten|by|on|before|until|for))|start (?:the|a|them|it|these|those|with|work\w*)|drop (?:it|them|that|this|him|her|you|the \S+|\S+) (?:off|in|by|round|over)|let (?:him|her|them|you|someone|somebody|the \S+) in|go (?:over|through|to|and)|open (?:a|the)|close (?:the|a)|add (?:an?|the|it|them|this|that|some|more|\d[\d,.]*)|move (?:the|it|them|our)|stop (?:the|using)|pass (?:it|this|that) (?:on|to)|consider (?:the|a)|explain (?:the|it|this)|let (?!it\b)(?:\S+ ){1,4}know|refer (?:you|him|her|them|it|the \S+) (?:to|for)|get (?:\S+ ){1,3}to [a-z]+|have (?:(?:an?|my|our|the|one of (?:my|our|the)|someone|somebody) (?:\S+ ){0,3}?)(?:come|call|send|contact|look|check|get|email|ring|write|fix|bring|post|drop|deliver|confirm|review|prepare|draft|update|give|take|sort|make|do)|have (?:the|our|my|your) (?:\S+ ){1,4}(?:frozen|ready|done|finished|\w+ed)|get (?:\S+ ){1,4}(?:\w+ed|done|fixed|mended|written|sent|rebuilt)|add one|apologi[sz]e to)\b/i

export const namesOfGroups =
  /^(?:the|our) (?:[a-z]+ )?(?:team|department|office|developers|designers|engineers|group|supplier|agency|company)$/i

/** Departments, which make promises and do work like people. */
export const groups =
  /^(?:marketing|sales|engineering|legal|finance|support|design|product|operations|procurement|accounting|hr|it|qa)$/i
