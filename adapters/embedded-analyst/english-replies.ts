export const accepting =
  /^(?:(?:um|uh|oh|well|okay|ok|yeah),? )*(?:sure|yes|yeah|yep|yup|ok|okay|of course|no problem|no worries|will do|certainly|absolutely|definitely|gladly|happy to|with pleasure|all right|alright|got it|on it|consider it|can do|leave it (?:with|to) me|fine|good|great|perfect|i (?:will|can)\b|i'll\b|i'm on it|just send|let me)/i
export const declining =
  /^(?:(?:um|uh|oh|well|hmm|okay|ok|yeah|yes),? )*(?:no\b(?! (?:problem|worries))|nope|already\b|i (?:already|can't|cannot|won't|don't know|haven't|have no|wouldn't|did (?:that|it)\b)|(?:it's|that's|it is) (?:already )?done|done\b|not (?:really|sure|yet|me)|i'm not sure|good question|no idea|nobody knows|hard to say|(?:that's|that is) a good question|sorry|you (?:can|could|may)\b)/i
export const agreeing =
  /^(?:(?:um|oh|well|okay|ok|yeah|yes|good|great|perfect),? )*(?:i (?:fully |totally |completely )?agree|agreed|sounds (?:good|great|fine|like a plan)|absolutely|exactly|(?:that's |that is |\w+ is )?fine (?:for|by|with) me|i'm (?:fine|okay|happy|good) with|works for me|good idea|(?:good|great|cool|perfect|lovely)[.!]*$|let's do (?:that|it)|makes sense|same here|i'm in|i like (?:that|it)\b|that would (?:help|be (?:great|good|perfect|lovely|nice|better|fine))|that'd (?:help|be (?:great|good|perfect|lovely|nice|better|fine))|(?:\w+ )?(?:at \w+ )?works\b(?= (?:better )?for me|[.!]?$)|i(?:'d| would) (?:go for|be happy with|take) (?:that|it)|all right|that works|deal\b|yes,? let's)/i
/** Enough if someone has asked whether to do something. */
export const yes =
  /^(?:yes|yeah|yep|sure|okay|ok|of course|absolutely|definitely)(?:,? (?:please|why not|sure|of course|good idea))?[.!]*$/i
export const welcoming =
  /^(?:(?:um|oh|well|okay|ok|yeah|yes|ah),? )*(?:(?:yes|yeah|yep),? please|please(?: do| don't forget)?[.!]?$|please do\b|that(?:'d| would| will)? be |great|lovely|perfect|brilliant|wonderful|fantastic|awesome|excellent|cool|thanks|thank you|if you (?:could|would|can)|go (?:for it|ahead)|do that|do it)/i
