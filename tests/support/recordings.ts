import { aTranscript } from "./a-transcript.ts"

/** A lecture of one voice, with a question from the room. */
export const lecture = aTranscript([
  "Dr Hale: Good morning. In today's lecture we turn to how plants make their food.",
  "Dr Hale: Photosynthesis is the process by which plants turn light into chemical energy.",
  "Dr Hale: It happens in small bodies inside the cell that are called chloroplasts.",
  "Dr Hale: A chloroplast is a structure that holds the green pigment of the leaf.",
  "Dr Hale: For example, a single cell of a spinach leaf holds about forty chloroplasts.",
  "Dr Hale: On the next slide you see that red and blue light drive the reaction, while green light is reflected.",
  "Dr Hale: The light reactions split water and release oxygen into the air.",
  "Dr Hale: The energy is stored in a molecule that cells use like a battery.",
  "Dr Hale: Imagine a tomato plant in a dark cupboard: within a week its leaves turn pale.",
  "Dr Hale: Carbon dioxide from the air is then built into sugar in a cycle of three stages.",
  "Dr Hale: One hectare of maize binds about twenty tonnes of carbon dioxide in a summer.",
  "Student: Why do leaves turn red in autumn?",
  "Dr Hale: Because the green pigment breaks down first and the red ones become visible.",
  "Dr Hale: Desert plants open their pores only at night, which saves water.",
  "Dr Hale: The rate of the reaction rises with temperature up to about thirty degrees.",
  "Dr Hale: Please read the fourth chapter of the textbook before the next class.",
])

/** A reporter and a rower. */
export const interview = aTranscript([
  "Mara: How did you start rowing across the bay every morning?",
  "Jonas: My father kept a wooden boat at the pier, and I learned to row before I could ride a bicycle.",
  "Mara: What was the hardest crossing you have made?",
  "Jonas: In the winter of 2019 a fog came up within ten minutes, and I rowed for three hours by the sound of a bell.",
  "Mara: Were you afraid?",
  "Jonas: I was afraid the whole time, but I never believed that the sea wanted anything from me.",
  "Mara: Who looks after the boat today?",
  "Jonas: My daughter repairs the planks every spring with wood from our own oak trees.",
  "Mara: What do you want to teach young rowers?",
  "Jonas: Nobody should row faster than they can breathe, because tired people make poor decisions.",
  "Mara: Where will you row next summer?",
  "Jonas: We will follow the coast to the northern lighthouse, about ninety kilometres in four days.",
])

export const call = aTranscript([
  "Agent: Thank you for calling Harbour Energy, how can I help you?",
  "Mr Okafor: I am calling about my bill, it is twice as high as in spring.",
  "Agent: Can I have your account number, please?",
  "Mr Okafor: It is four four one nine two seven.",
  "Agent: I see that the meter was estimated in July and August.",
  "Mr Okafor: The meter shows eight thousand two hundred today.",
  "Agent: Then the bill drops to ninety-four pounds.",
  "Mr Okafor: That sounds much better.",
  "Agent: I will send you the corrected bill by Friday.",
  "Mr Okafor: Thank you very much, goodbye.",
])

export const podcast = aTranscript([
  "Lena: Welcome back to the Night Garden podcast, and thanks for listening.",
  "Lena: In this episode we talk about moths, and my guest is Tom Barrow, who counts them for a living.",
  "Tom: I count about four hundred species a year with a lamp and a white sheet.",
  "Lena: I always thought that moths were just grey butterflies.",
  "Tom: The hawk moth is as colourful as any bird, and it hovers in front of flowers like one.",
  "Lena: A neighbour of mine switched off his porch light because of your book.",
  "Tom: Street lights are the biggest trouble for moths, because they circle them until they are tired.",
  "Tom: My best night was in June 2021, when we saw ninety species within two hours.",
  "Lena: Before we go on, a word from our sponsor, who makes notebooks from old paper.",
  "Tom: Gardens with long grass hold three times as many caterpillars as mown ones.",
  "Lena: That is all for today; subscribe if you liked the show.",
])

export const note = aTranscript([
  "Me: Note to self about the kitchen.",
  "Me: The plumber comes on Tuesday at nine.",
  "Me: I need to buy twelve metres of copper pipe before that.",
  "Me: The old tap leaks about a litre a day.",
])

export const germanLecture = aTranscript([
  "Frau Roth: In dieser Vorlesung geht es um das Wachstum von Städten.",
  "Frau Roth: Urbanisierung nennt man den Zuzug vom Land in die Stadt.",
  "Frau Roth: Zum Beispiel wuchs Berlin zwischen 1871 und 1910 auf das Doppelte.",
  "Frau Roth: Die Folie zeigt die Zahl der Einwohner je Hektar.",
  "Frau Roth: Fabriken zogen Arbeiter aus den Dörfern an.",
  "Frau Roth: Straßenbahnen machten weite Wege zur Arbeit möglich.",
  "Frau Roth: Viele Familien lebten in einem einzigen Zimmer.",
  "Frau Roth: Die Miete nahm ein Drittel des Lohns.",
  "Frau Roth: Die Kanalisation senkte die Zahl der Toten um die Hälfte.",
  "Frau Roth: Parks entstanden erst spät, meist am Rand der Stadt.",
  "Frau Roth: Bauordnungen begrenzten die Höhe der Häuser auf 22 Meter.",
  "Frau Roth: In der Klausur kommen nur die ersten drei Kapitel vor.",
])
