import { type DialogueWords, list, never, words } from "./dialogue-words.ts"

export const english: DialogueWords = {
  allowance: 0,
  noises: words("um uh er erm eh hm hmm mm mhm huh ha haha wow ouch"),
  leads: list(
    `and, and then, oh, ah, ooh, well, you know, i mean, now, i'd say, hello, hi, good morning, good afternoon, good evening, good night, welcome,
    thanks, thank you, thanks a lot, thank you very much, keep that in mind, bear that in mind`,
  ),
  greetings: words("morning afternoon evening"),
  takesUp: list(
    `okay, ok, right, all right, alright, good, great, fine, perfect, lovely, brilliant, excellent, cool, sure, yes,
    yeah, yep, yup, very good, wonderful, super, deal, done, exactly, fair enough,
    fair point, good point, true, you're right, quite right, it's decided, then it's decided, it's settled, it's agreed, that's decided`,
  ),
  agrees: list(
    `agreed, i agree, i'd agree, fair enough, that makes sense,
    makes sense, that's settled, settled, that works, works for me, that sounds good, sounds good, sounds fair, no problem, that's more like it, ooh, that
    sounds fair, that's fair, that's fair enough, good idea, great idea, nice idea, lovely idea, fine by me, fine with me,
    okay by me, okay with me, me too, me neither, so would i, so do i, so am i, neither would i, neither do i, nor me,
    nor would i, absolutely, definitely, one hundred percent, a hundred percent, hundred percent, totally, i like that, i like it, i'd like that, i'm happy with that, that suits me,
    that would fit, that'd be great, that would be great, that'd be perfect, that'd be ideal, that would be ideal, i could live with that, i can live with that,
    that i can live with, i'd support that, seconded, everyone agrees, i'm up for it, all in favour, i'd much prefer that,
    you've persuaded me, that's what i'd do, that's better, much better, of course, why not, no objections, i'd do it,
    no complaints, same here, exactly, let's do that, let's do it, go for it, carried, unanimous, i'm fine with that, please do, better, happy with that, fine with that`,
  ),
  refuses: list(
    `no, nope, nah, not really, absolutely not, god no, no way, i'd rather not, i wouldn't, i don't think so, rather not,
    please not, certainly not, definitely not, not sure, i'm not sure, hmm, i doubt it, never`,
  ),
  concludes: list(`so, then, in that case, therefore, then it's, that means, so then, and so`),
  inverts: words(""),
  closes: list(`then, deal, it is, it is then, it stays, then it is, only then, for now then, then please`),
  apart: /(?:, (?:then)| (?:it is|it is then|it stays|then it is|only then|for now then|then please)),/iu,
  neverLast: words("as than that what how where who because if and but or is are was"),
  suits: list(
    `works, works for me, works for us, is fine, is good, is perfect, suits me, would be great,
    would be fine, would be perfect, sounds good, sounds great, is okay, it'll be, that's settled, works then, but okay, but fine, but yes, but all right`,
  ),
  stresses: words("definitely surely please honestly absolutely obviously"),
  articles: words("the a an my our your their his her"),
  reasons: words("because cause cos since"),
  asides: words(
    "i i'll i'm i've i'd it it's they they're he he's she she's that that's there there's you you'll you're we've",
  ),
  denies: list(`it's a no, that's a no, say no, we say no, a no, we won't, we don't`),
  states: words(
    "don't doesn't didn't won't can't cannot get gets need needs want wants cost costs is are was were has have had isn't aren't does goes stays will would can could should must 's today's",
  ),
  mine: words("i me my mine myself"),
  between: words("we we're don't won't not no also just all both only now still 'll really"),
  all: words("we we'll we're let's everyone everybody"),
  weVerb: never,
  neverFirst: list(
    `i, i'll, i'm, i've, i'd, you, you'll, you're, you've, you'd, he, he's, he'll, she, she's, she'll, it, it's, people, that's, there, there's, here, what, what's, who, who's, how, why, when, where, which, this, these, those, my, your, mine, because, if, unless, did, does, do, is, are, was, can, could, would, will, has, have, had, were, may, might, must, but, except, although, though, somebody, someone, please, for, see, bye, goodbye, thanks, on to, back to, as, like, nobody, that, thank, hang on, item, topic, they, they're, they'll, they've`,
  ),
  idle: list(
    `see, look, talk, discuss, begin, hear, face, continue, be, wait, think, need, have, know, want, like, had,
    saw, were, was, did, said, thought, could, would, can, might, should, may, must, 've, hope, mean, begin,
    turn, crack, are, carry, live, love, feel, always, owe, never, tried, used, went, got, hadn't, haven't,
    don't, can't, didn't, couldn't, wouldn't, weren't, aren't, need're, first, both, all, just, come, go, at, in,
    on, a, the, call it a day, leave it there, stop there`,
  ),
  unsure: words(
    `maybe perhaps probably might could would should wish hope think thought guess suppose if was were had did didn't been said says
    told wonder why hasn't haven't wasn't weren't wouldn't couldn't seems seemed looks looked sounds usually often
    sometimes i'd has have got can't whether used went came made`,
  ),
  subordinates: words("until till if when once unless because as that where which who"),
  proposes: list(
    `we could, could we, i suggest, i'd suggest, i propose, my suggestion, the proposal, i'd go, i'd say, i'd do, we should,
    should we, shall we, how about, what about, what if, why don't we, why not, do we, are we, can we, could i, i could,
    let's, we can, would you, i'd rather, i'd prefer, i want, i'd like, i wonder whether, you could, do you want,
    i was thinking, i thought, maybe, couldn't we, can't we, can i, it would be better, would be better, would be nice,
    we either, they could, i'm for, i'm in favour, i'd ask, what do we, what are we, the idea of, the other idea, another idea, the other option, another option, i was looking at, in my view, it's time for, what happens to, what happens with`,
  ),
  asks: list(
    `could we, should we, shall we, how about, what about, what if, why don't we, why not, do we, are we, can we, would you,
    do you want, couldn't we, can't we, can i, is it still, are we still, what do we, what are we, what happens to, what happens with`,
  ),
  asksForFact: list(
    `am i, is, are, was, were, did, does, has, have, had, how, when is it, when was, when did, what's, what is, what was, what did, what does,
    who is, who was, who did, who's got, why, really, isn't it, isn't that, what do you mean, where is, where was, what happened, do you know, do you mean, can you, could you, may i ask, can i ask`,
  ),
  or: "or",
  postpones: list(
    `come back to, defer, postpone, leave it, leave that, leave this, wait until, wait for, wait till, decide, talk about it,
    talk about that, discuss it, discuss that, look at it, look at that, look again, revisit, park it, park that, park this,
    put it off, put that off, hold off, see again, push it, push that, think about it, sleep on it, pick it up, pick that up`,
  ),
  later: words(
    `answer reply quote results report figures until till again later next month week year meeting time monday tuesday wednesday thursday friday saturday sunday
    tomorrow january february march april may june july august september october november december weekend autumn spring
    summer winter after`,
  ),
  nextTopics: list(
    `next, now, last thing, one last thing, one more, one more thing, another thing, the other thing, moving on, anything else, what else, finally, lastly, item, on to, then there's, second, secondly, third, other business`,
  ),
  elided: never,
  small: words(
    `a an the and or but so then if of to in on at by for with from as is are was were be been it's that's there's do does
    did not no yes it its that this these those them they he she i you we us me my your our their his her him what which
    who when where how why will would can could should shall may might must have has had just only also too very really
    again now all any some one ones thing things still up down out off back about into over than more most okay ok right
    yeah sure let's we'll i'll i'd i'm we're they're don't doesn't isn't aren't won't go get going do doing make use
    want need think like good fine well much many lot instead please then here there maybe rather everyone
    everybody somebody people better best speaking chair hang vote noted agreed decided settled quick nice lovely great say take honestly actually surely definitely obviously`,
  ),
  pointing: words("it it's that that's this them those these they one ones there him her both same"),
}
