/** Vulgar words of the dictionary that are misrecognised for harmless ones ("distant"), and therefore removed. */
export const droppedWords: ReadonlySet<string> = new Set(
  `arse arsehole arseholes arses asshole assholes ballcock ballcocks bebitch bitch bitches bitching bitchy blowjob blowjobs
  bollocks bullshit bullshitter bullshitting cock cocks cocksucker cunt dickhead dildo dildos dipshit fag faggot faggots
  fags fuck fuck's fucked fucker fuckers fuckin fucking fucks goddamn goddamned gook gooks horseshit motherfucker
  motherfucker's motherfuckers motherfucking nigger nigger's niggers piss pissed pisses pissing pussy retard retards
  shit shithead shithole shitload shits shitstorm shitting shitty slut sluts slutsky slutty tits twat twats wank wanker
  wankers wanking whore whores`.split(/\s+/),
)
