/** The words by which people open a question, agree on an answer and close it. */
export interface DialogueWords {
  /** Noises of speech. */
  readonly noises: ReadonlySet<string>
  /** At the start of a line: says nothing by itself. */
  readonly leads: ReadonlySet<string>
  /** At the start of a line: takes up what was said. */
  readonly takesUp: ReadonlySet<string>
  /** At the start of a line, or as a sentence: agrees outright. */
  readonly agrees: ReadonlySet<string>
  readonly refuses: ReadonlySet<string>
  /** At the start of a line: what follows is a conclusion. */
  readonly concludes: ReadonlySet<string>
  /** Of these, the ones that turn a sentence round: "Dann nehmen wir …" is no order. */
  readonly inverts: ReadonlySet<string>
  /** At the end of a line: what came before is a conclusion. */
  readonly closes: ReadonlySet<string>
  /** At the end of a line: what came before suits the speaker. */
  readonly suits: ReadonlySet<string>
  /** At the end of a line: stresses it. */
  readonly stresses: ReadonlySet<string>
  /** Begin a name, or the subject of a statement. */
  readonly articles: ReadonlySet<string>
  /** Begin a reason, which is no part of what is settled. */
  readonly reasons: ReadonlySet<string>
  /** Answers "no" by itself: "Then it's a no." */
  readonly denies: ReadonlySet<string>
  /** Verbs of a statement, which a name or a figure alone does not have. */
  readonly states: ReadonlySet<string>
  /** A line with these speaks for one person. */
  readonly mine: ReadonlySet<string>
  /** Stand between a subject and its verb. */
  readonly between: ReadonlySet<string>
  /** Subjects that decide for all. */
  readonly all: ReadonlySet<string>
  /** Never begin what a group settles: subjects that speak for one, questions, conditions. */
  readonly neverFirst: ReadonlySet<string>
  /** What "we" and "let's" say when they only lead the conversation, or state how things are. */
  readonly idle: ReadonlySet<string>
  /** Makes a statement a guess, a wish, a report or a story. */
  readonly unsure: ReadonlySet<string>
  /** After these, nothing changes whether it is settled. */
  readonly subordinates: ReadonlySet<string>
  /** A verb of a report: "We stayed for seven hours." */
  readonly past: RegExp
  /** Proposes something, wherever it stands in a line. */
  readonly proposes: ReadonlySet<string>
  /** Of these, the ones that ask, with or without a question mark. */
  readonly asks: ReadonlySet<string>
  /** At the start of a question that nothing has to be decided for. */
  readonly asksForFact: ReadonlySet<string>
  readonly or: string
  /** Puts it off, if a time or "again" follows. */
  readonly postpones: ReadonlySet<string>
  readonly later: ReadonlySet<string>
  /** Words that name nothing. */
  readonly small: ReadonlySet<string>
  /** Stands for something that was named before. */
  readonly pointing: ReadonlySet<string>
}

const list = (phrases: string): ReadonlySet<string> =>
  new Set(phrases.split(/[,\n]/).map((phrase) => phrase.trim()).filter((phrase) => phrase !== ""))

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""))

export const dialogueWords: Readonly<Record<string, DialogueWords>> = {
  en: {
    noises: words("um uh er erm eh hm hmm mm mhm huh ha haha wow ouch"),
    leads: list(
      `and, and then, oh, ah, ooh, well, you know, i mean, now, hello, hi, good morning, good afternoon, good evening, good night, welcome,
      thanks, thank you, thanks a lot, thank you very much`,
    ),
    takesUp: list(
      `okay, ok, right, all right, alright, good, great, fine, perfect, lovely, brilliant, excellent, cool, sure, yes,
      yeah, yep, yup, very good, wonderful, super, deal, done, exactly, fair enough,
      fair point, good point, true`,
    ),
    agrees: list(
      `agreed, i agree, i'd agree, fair enough, fair point, good point, you're right, quite right, that makes sense,
      makes sense, that's settled, settled, that works, works for me, that sounds good, sounds good, sounds fair, no problem, that
      sounds fair, that's fair, that's fair enough, good idea, great idea, nice idea, lovely idea, fine by me, fine with me,
      okay by me, okay with me, me too, me neither, so would i, so do i, so am i, neither would i, neither do i, nor me,
      nor would i, absolutely, definitely, i like that, i like it, i'd like that, i'm happy with that, that suits me,
      that would fit, that'd be great, that would be great, that'd be perfect, that'd be ideal, that would be ideal, i could live with that, i can live with that,
      that i can live with, i'd support that, seconded, everyone agrees, i'm up for it, all in favour, i'd much prefer that,
      you've persuaded me, that's what i'd do, that's better, much better, of course, why not, no objections, i'd do it,
      no complaints, same here, exactly, let's do that, let's do it, go for it, carried, unanimous, i'm fine with that`,
    ),
    refuses: list(
      `no, nope, nah, not really, absolutely not, god no, no way, i'd rather not, i wouldn't, i don't think so, rather not,
      please not, certainly not, definitely not, not sure, i'm not sure, hmm, i doubt it, never`,
    ),
    concludes: list(`so, then, in that case, therefore, that means, so then, and so, so that's`),
    inverts: words(""),
    closes: list(`then, it is, it is then, it stays, then it is, only then, for now then, then please`),
    suits: list(
      `works, works for me, works for us, is fine, is good, is perfect, suits me, would be great,
      would be fine, would be perfect, sounds good, sounds great, is okay, it'll be, that's settled, works then`,
    ),
    stresses: words("definitely surely please honestly absolutely obviously"),
    articles: words("the a an my our your their his her"),
    reasons: words("because cause cos since"),
    denies: list(`it's a no, that's a no, say no, we say no, a no, we won't, we don't`),
    states: words(
      "is are was were has have had isn't aren't does goes stays will would can could should must 's today's",
    ),
    mine: words("i me my mine myself"),
    between: words("we we're don't won't not no also just all both only now still 'll really"),
    all: words("we we'll we're let's everyone everybody"),
    neverFirst: list(
      `i, i'll, i'm, i've, i'd, you, you'll, you're, you've, you'd, he, he's, he'll, she, she's, she'll, it, it's, people, that's, there, there's, here, what, what's, who, who's, how, why, when, where, which, this, these, those, my, your, mine, because, if, unless, did, does, do, is, are, was, can, could, would, will, has, have, had, were, may, might, must, but, except, although, though, somebody, someone, please, for, see, bye, goodbye, thanks, on to, back to, as, like, nobody, that, thank, hang on, they, they're, they'll, they've`,
    ),
    idle: words(
      `see look talk discuss begin hear face continue be wait think need have know want like had saw were was did
      said thought could would can might should may must 've hope mean begin turn crack are carry live love feel always
      owe never tried used went got hadn't haven't don't can't didn't couldn't wouldn't weren't aren't need're first both all just come
      go at in on a the`,
    ),
    unsure: words(
      `maybe perhaps probably might could would should wish hope think thought guess suppose if was were had did didn't been said says
      told wonder why hasn't haven't wasn't weren't wouldn't couldn't seems seemed looks looked sounds usually often
      sometimes i'd has have got can't whether used went came made`,
    ),
    subordinates: words("until till if when once unless because as that where which who"),
    past: /^\p{L}{2,}ed$/u,
    proposes: list(
      `we could, could we, i suggest, i'd suggest, i propose, my suggestion, the proposal, i'd go, i'd say, i'd do, we should,
      should we, shall we, how about, what about, what if, why don't we, why not, do we, are we, can we, could i, i could,
      let's, we can, would you, i'd rather, i'd prefer, i want, i'd like, i wonder whether, you could, do you want,
      i was thinking, i thought, maybe, couldn't we, can't we, can i, it would be better, would be better, would be nice,
      we either, they could, i'm for, i'm in favour, i'd ask, what do we, what are we, the idea of, in my view, it's time for, what happens to, what happens with`,
    ),
    asks: list(
      `could we, should we, shall we, how about, what about, what if, why don't we, why not, do we, are we, can we, would you,
      do you want, couldn't we, can't we, can i, what do we, what are we, what happens to, what happens with`,
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
      `until till again later next month week year meeting time monday tuesday wednesday thursday friday saturday sunday
      tomorrow january february march april may june july august september october november december weekend autumn spring
      summer winter after`,
    ),
    small: words(
      `a an the and or but so then if of to in on at by for with from as is are was were be been it's that's there's do does
      did not no yes it its that this these those them they he she i you we us me my your our their his her him what which
      who when where how why will would can could should shall may might must have has had just only also too very really
      again now all any some one ones thing things still up down out off back about into over than more most okay ok right
      yeah sure let's we'll i'll i'd i'm we're they're don't doesn't isn't aren't won't go get going do doing make use
      want need think like good fine well much many lot instead please then here there maybe rather everyone
      everybody somebody people better best speaking chair hang vote nice lovely great say take honestly actually surely definitely obviously`,
    ),
    pointing: words("it it's that that's this them those these they one ones there him her both same"),
  },
  de: {
    noises: words("äh ähm öh hm hmm mhm"),
    leads: list("und, ach, na, naja, tja"),
    takesUp: list(
      `okay, ok, gut, also gut, na gut, ja, jo, super, prima, schön, schöne idee, perfekt, klasse, alles klar, in ordnung, sehr gut,
      genau, stimmt, richtig, fein, danke, passt`,
    ),
    agrees: list(
      `einverstanden, passt, das passt, finde ich auch, finde ich gut, das finde ich in ordnung, das finde ich gut, genau, stimmt, ich auch, gute idee, schöne idee,
      dafür, bin dafür, ich bin dafür, abgemacht, von mir aus, in ordnung, so machen wir das, so machen wir es, klingt gut,
      das klingt gut, meinetwegen, du hast recht, sehe ich auch so, das sehe ich auch so, gerne`,
    ),
    refuses: list(`nein, nee, ne, lieber nicht, auf keinen fall, das schaffen wir nicht, eher nicht, besser nicht`),
    concludes: list(`dann, also, also dann, dann also, somit, damit`),
    inverts: words("dann somit damit"),
    closes: list(`dann, also, bleibt es, so machen wir das, so machen wir es`),
    suits: list(`passt, passt mir, passt gut, ist gut, ist okay, ist besser, geht, reicht`),
    stresses: words("bitte unbedingt jedenfalls"),
    articles: words("der die das den ein eine mein meine unser unsere euer eure sein ihre"),
    reasons: words("weil denn"),
    denies: list(`nein, das ist ein nein`),
    states: words("ist sind war waren hat haben hatte wird werden kann können soll sollen muss müssen"),
    mine: words("ich mich mir mein meine meinen"),
    between: words("nicht auch nur jetzt"),
    all: words("wir alle lasst"),
    neverFirst: list(
      `ich, du, er, sie, ihr, man, mir, mich, es, das ist, das war, das geht, das kann, das muss, das hat, das haben, was, wer, wie, wo, wann, warum, weil, wenn, ob, hast, hat, habe, bist, ist, sind, war, waren, kannst, können, könntest, soll, sollen, aber, die, der, welche, da, hier, letztes, letzten, bis nächsten, bis nächste, bis morgen, bis dann, bis bald, tschüss, danke, zurück zu`,
    ),
    idle: words(
      `sehen schauen reden sprechen diskutieren anfangen beginnen weitermachen warten müssen haben hatten sind waren wollen
      könnten sollten können wissen brauchen machen`,
    ),
    unsure: words(
      `vielleicht wahrscheinlich könnte könnten würde würden sollte sollten wäre glaube denke hoffe war waren hatte hatten
      wurde gesagt ob hat haben müsste müssten`,
    ),
    subordinates: words("bis wenn falls sobald weil dass wo"),
    past: /^\p{L}+(?:te|ten)$/u,
    proposes: list(
      `wir könnten, könnten wir, sollen wir, wollen wir, sollten wir, wir sollten, ich schlage vor, ich würde, wie wäre,
      vielleicht, lieber, lass uns, lasst uns, machen wir, nehmen wir, brauchen wir, was ist mit, was machen wir, könnten,
      soll, warum nicht, besser, den könnten wir, die könnten wir, das könnten wir`,
    ),
    asks: list(
      `könnten wir, sollen wir, wollen wir, sollten wir, wie wäre, brauchen wir, was ist mit, was machen wir, warum nicht`,
    ),
    asksForFact: list(
      `ist, sind, war, waren, hat, habt, haben die, hast, wie viel, wie viele, was kostet, was kosten, wie lange, wie weit, wie alt, wann ist,
      wann war, was ist das, was war, wer ist, wer war, warum, wieso, weshalb, wirklich, echt, gibt es, gab es, weißt du`,
    ),
    or: "oder",
    postpones: list(
      `verschieben, vertagen, verschieben wir, vertagen wir, warten wir, besprechen wir, entscheiden wir`,
    ),
    later: words(
      `bis nächste nächsten nächstes später woche monat jahr sitzung mal wieder montag dienstag mittwoch donnerstag freitag
      samstag sonntag morgen`,
    ),
    small: words(
      `der die das den dem des ein eine einen einem einer und oder aber also dann wenn von zu zum zur in im an am auf bei
      für mit aus als ist sind war waren sein es nicht kein keine nein ja wir uns ich mir mich du dir dich er sie ihr ihm ihn
      man was wer wie wo wann warum wird werden würde kann können könnte soll sollen hat haben auch noch nur schon so da hier
      mal wieder okay gut machen nehmen lassen das finde finden ihn`,
    ),
    pointing: words("es das den die ihn sie dies dabei damit dafür daran davon so"),
  },
}
