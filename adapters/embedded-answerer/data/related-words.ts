/** Groups of words that questions and answers put for one another. */
export const relatedWords: ReadonlyArray<ReadonlySet<string>> = `
cost price expensive cheap pay charge fee rent spend worth; price sell sale sold; hire rent lease borrow lend loan; buy purchase order;
money fund budget funding grant finance subsidy capital cash; profit earn gain margin revenue; earn salary wage pay income money paid; save saving cut;
afford affordable affordability; debt owe loan; bill invoice receipt; tax duty; insurance cover policy claim; gift present donate donation give;
begin beginner start open launch introduce; end finish stop close over complete; last until take; deadline due latest submit;
delay postpone late move push wait hold; cancel scrap drop; continue carry keep; next following; current present now today; early earlier soon;
date day when; schedule timetable rota agenda programme; meet meeting appointment session; visit come guest visitor;
arrive arrival come deliver delivery land; leave quit resign retire depart left; absent away missing sick ill off; attend come join part participate;
return back; replace replacement substitute stand cover swap instead spare deputy; job work profession occupation role career task;
role responsible task charge part; responsible charge care handle look; boss manager chief lead leader head foreman director;
hire recruit candidate hiring vacancy vacant employ; staff employee worker colleague crew personnel; dismiss fire sack redundant; empty vacant free;
train training teach learn course lesson; lesson learn; study university degree course student phd doctorate school college;
teacher professor lecturer tutor; pupil student child class; exam test mark grade; child kid son daughter baby; young youth teenager;
old age born elderly; mother mum parent; father dad parent; wife husband married marry spouse partner wedding; brother sister sibling;
friend mate neighbour; woman lady female girl; man gentleman guy male; live home house flat apartment; city town; village countryside rural;
country nation abroad; origin come from born; building hall house; room office space; roof ceiling top; entrance door gate entry; kitchen cook cooking;
bathroom shower toilet; garden yard lawn; furniture chair table desk sofa; floor ground; street road lane; car vehicle van lorry truck; bus coach;
bike bicycle cycle; plane flight fly airport; ship boat ferry sail; travel drive ride go journey trip; distance far kilometre mile range reach;
route path way; traffic jam; fix repair mend solve; broken broke break fault failure fail snap crack crash; destroy ruin damage burn fry;
damage injury hurt injure wound burn pain harm; accident crash collision; fall slip trip; problem trouble issue difficulty wrong struggle challenge;
difficulty hard difficult struggle tough; drawback disadvantage downside problem; advantage benefit good better; mistake wrong error;
complain complaint moan grumble; worry afraid fear concern scare nervous scared bother frightened; anger angry cross furious; happy glad pleased;
sad sorry upset; surprise unexpected astonish; love enjoy favourite like prefer hobby fond; favourite best love; hate dislike; hobby interest spare;
funny laugh joke; tired sleep asleep; phone call ring telephone rang; email mail write send letter; message text note; answer reply respond response;
contact reach call; computer laptop pc; screen display monitor; software app program application; code programme programming;
website site page web online internet; device gadget machine unit equipment; machine engine motor; battery charge power;
power electricity electric energy; light lamp bulb; cable wire lead; sensor measure reading; photo picture image photograph; video film clip;
movie film; book read reading author novel; newspaper paper article press; music song sing band; painting paint art; report paper document;
list catalogue; text write written; written write say tell; present presentation talk show; store save storage stored kept; data figure information;
shop store; customer client buyer consumer; market sell advertise advertisement; product goods item; brand make manufacturer; supplier deliver vendor;
contract agreement sign; company firm business; competitor rival competition; factory plant; farm farmer; government minister state;
vote election elect; law rule legal regulation; rule allow agreement permit may; break violate comply breach; punish penalty fine deduction;
permission permit allow; forbid ban; police officer; thief steal stolen theft; safe safety secure; risk danger dangerous; emergency alarm; fire burn;
doctor hospital medical clinic gp; nurse care; medicine drug tablet pill; disease illness ill sick; hearing deaf ear; sight see eye blind;
tooth dentist; weather rain storm wind; cold freeze winter; hot heat warm; sun sunny solar; summer winter season; food eat meal dish;
drink water tea coffee; bread loaf bake; pet animal dog cat; animal dog cat bird; bird chicken; smell taste; increase rise raise grow up expand;
decrease fall drop reduce shrink down decline; improve better improvement; change alter adjust; compare comparison; develop development;
build construct construction built; close shut; big large huge great; main chief key biggest; small little tiny; wide width size; tall high height;
long length; fast quick speed quickly minute; heavy weight weigh; percent percentage share proportion; share proportion fraction; half third quarter;
number amount total; remain left remaining rest; few shortage short lack; maximum limit most; limit maximum cap restrict ceiling; minimum least;
colour color paint; material made wood metal plastic; piece object item thing part; bag pack; key lock; death die dead kill; choose pick select decide;
plan intend going aim; aim goal target objective purpose; idea suggestion proposal; propose suggest recommend add; advice tell recommend suggest;
reason because why; reward prize medal award; win winner won; lose loss lost; find found discover; found establish set; look search; try attempt;
test try check trial; inspect inspection inspector check audit; check review inspect; evaluate evaluation assess assessment; survey questionnaire ask;
research study; decide decision agree agreed; approve accept; refuse reject; need require must; help support assist; keep save hold;
put place position; send post; bring fetch; throw bin rubbish; clean wash; wear clothes; network system; episode show week; holiday vacation;
sport play game; team group; church chapel; war army soldier; king queen; language speak spanish english german french polish; religion faith
`.split(";").map((group) => new Set(group.trim().split(" ")))
