import type { LanguageWords } from "../language-data.ts"

export const words: LanguageWords = {
  stopWords:
    `el la los las un una unos unas de del al a en y e o u que se su sus por para con sin sobre lo le les me te nos es son fue era ser está
    están estaba hay ha han he hemos muy más menos como pero porque si no sí ya también este esta estos estas ese esa eso esto mi tu qué
    quién quiénes cuándo dónde adónde cómo cuál cuáles cuánto cuánta cuántos cuántas todo todos todas gracias hola vamos bien entonces
    ahora hoy yo tú él ella ellos ellas usted ustedes nosotros bueno pues`,
  dull:
    /^(?:lugar|sesión|perfecto|pedir|puedo|tenemos|euros?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|mil|parece|podríamos|necesitamos|creo|vale|años?|mes(?:es)?|horas?|minutos?|alguien|alguno|dejamos|hacemos|temas?|pasad[oa]|nuev[oa]s?|pequeñ[oa]s?|grandes?|acuerdo|antes|después|cada|otr[oa]s?|algo|nada|mejor|mism[oa]|solo|sólo|hasta|desde|entre|durante|aunque|cuando|donde|puede|pueden|tiene|tienen|hacer|lunes|martes|miércoles|jueves|viernes|sábado|domingo|semanas?|próxim[oa]|mañana|tarde|noche|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primer[oa]?|segund[oa]|últim[oa]|personas?|problema|pregunta|cosas?)$/i,
  noises: /(?<!\p{L})(?:eh+|em+|ehm+|mmm*)(?!\p{L})[,.…]*\s*/giu,
  proper: /(?!)/,
  leads: /^(?:(?:bueno|pues|entonces|y|sí|no|vale|bien|de acuerdo|claro),? )+(?=(?:\p{L}+ ){3})/iu,
  chatter:
    /^(?:(?:buen[oa]s (?:días|tardes|noches)|hola|(?:muchas )?gracias|sí|no|vale|claro|perfecto|de acuerdo|muy bien|ok|exacto|adiós|hasta luego|bienvenid[oa]s)[,.! ]*)+.{0,20}$/iu,
  asks: /(?!)/,
  leans:
    /^(?:y|pero|porque|o|pues|entonces|sí|no|eso|esto|es que|lo (?:que|mismo)|él|ella|ellos|a mí|por mí|creo|pienso|yo creo)(?!\p{L})/iu,
  hedges: /(?<!\p{L})(?:quizás?|tal vez|a lo mejor|no sé|más o menos|probablemente|o algo así)(?!\p{L})/iu,
  opens:
    /^(?:(?:bueno|bien|entonces|vale),? )*(?:pasemos (?:ahora )?(?:al?|a la)|(?:el )?(?:primer|segundo|siguiente|próximo|último) (?:punto|tema)(?: es|,|:)?|hablemos (?:ahora )?(?:de|del)) (?:la |el |las |los )?((?:[\p{L}\p{N}-]+ ?){1,5}?)(?=[.,;:!?]|$)/iu,
  kinds: {
    lecture:
      /(?<!\p{L})(?:esta (?:clase|lección)|la clase de hoy|este capítulo|el examen|los deberes|diapositiva|teorema)(?!\p{L})/giu,
    podcast: /(?<!\p{L})(?:pódcast|podcast|este episodio|oyentes|suscrib\p{L}+|mi invitad[oa])(?!\p{L})/giu,
    call:
      /(?<!\p{L})(?:gracias por llamar|le llamo|en qué puedo ayudar\p{L}*|número de pedido|le devuelvo la llamada)/giu,
    meeting: /(?<!\p{L})(?:orden del día|reunión|siguiente punto|acta)(?!\p{L})/giu,
    note: /(?<!\p{L})(?:nota para mí|recordar que|no olvidar|tengo que)(?!\p{L})/giu,
  },
  defines: /(?<!\p{L})(?:se llama|se define como|significa que|se denomina|se conoce como|se refiere a)(?!\p{L})/iu,
  illustrates: /(?<!\p{L})(?:por ejemplo|pongamos|imagin(?:ad|emos|en))(?!\p{L})/iu,
}
