import type { LanguageWords } from "../language-data.ts"

export const words: LanguageWords = {
  stopWords:
    `o a os as um uma uns umas de do da dos das ao aos à às em no na nos nas e ou que se seu sua seus suas por para com sem sobre lhe me te é
    são foi era ser está estão há tem temos muito mais menos como mas porque se não sim já também este esta isto esse essa isso meu minha
    todo todos todas obrigado obrigada olá vamos bem então agora hoje eu ele ela eles elas nós você vocês quem quando onde aonde qual quais
    quanto quanta quantos quantas quê`,
  dull:
    /^(?:ainda|ótimo|posso|fica|ficou|cento|reais|euros?|verdade|antes|depois|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|mil|assuntos?|acordo|nov[oa]s?|gente|cada|outr[oa]s?|algo|nada|melhor|mesm[oa]|apenas|até|desde|entre|durante|pode|podem|segunda|terça|quarta|quinta|sexta|sábado|domingo|semanas?|próxim[oa]|amanhã|tarde|noite|dias?|mês|meses|anos?|horas?|minutos?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primeir[oa]|últim[oa]|pessoas?|problema|pergunta|coisas?|fazer)$/i,
  noises: /(?<!\p{L})(?:hum+|é+h|ahn|hã)(?!\p{L})[,.…]*\s*/giu,
  proper: /(?!)/,
  leads: /^(?:(?:bom|bem|então|e|sim|não|certo|claro|ok),? )+(?=(?:\p{L}+ ){3})/iu,
  chatter:
    /^(?:(?:bom dia|boa (?:tarde|noite)|olá|(?:muito )?obrigad[oa]|sim|não|certo|claro|perfeito|está bem|tudo bem|ok|exato|combinado|tchau|até logo|bem-vind[oa]s)[,.! ]*)+.{0,20}$/iu,
  asks: /(?!)/,
  leans: /^(?:e|mas|porque|ou|então|sim|não|isso|isto|é que|ele|ela|eles|para mim|acho|eu acho|penso)(?!\p{L})/iu,
  hedges: /(?<!\p{L})(?:talvez|não sei|mais ou menos|provavelmente|ou algo assim|acho que)(?!\p{L})/iu,
  opens:
    /^(?:(?:bom|bem|então|certo),? )*(?:passemos (?:agora )?(?:ao?|à)|vamos (?:agora )?(?:ao?|à)|(?:o )?(?:primeiro|segundo|próximo|último) (?:ponto|assunto|item)(?: é|,|:)?|falemos (?:agora )?(?:de|do|da)) (?:a |o |as |os )?((?:[\p{L}\p{N}-]+ ?){1,5}?)(?=[.,;:!?]|$)/iu,
  kinds: {
    lecture: /(?<!\p{L})(?:esta aula|a aula de hoje|este capítulo|a prova|slide|teorema|dever de casa)(?!\p{L})/giu,
    podcast: /(?<!\p{L})(?:podcast|este episódio|ouvintes|inscrev\p{L}+|meu convidado|minha convidada)(?!\p{L})/giu,
    call: /(?<!\p{L})(?:obrigad[oa] por ligar|estou ligando|em que posso ajudar|número do pedido|retorno a ligação)/giu,
    meeting: /(?<!\p{L})(?:pauta|reunião|próximo item|ata da)(?!\p{L})/giu,
    note: /(?<!\p{L})(?:nota para mim|não esquecer|lembrar de|preciso)(?!\p{L})/giu,
  },
  defines: /(?<!\p{L})(?:chama-se|define-se|significa que|é definid[oa]|denomina|refere-se a)/iu,
  illustrates: /(?<!\p{L})(?:por exemplo|imaginem|suponha)/iu,
}
