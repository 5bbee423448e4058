// Statements of risk in English, worded after public screening questions.
import type { PatternSet } from '../patterns/compile.ts';
import { riskAbroad } from './risk-abroad.words.ts';
import { riskFamilies } from './risk-families.words.ts';

/** Wanting to act, a plan, a time, a preparation. */
const intending = `
tonight|today|tomorrow ~4 i|ill ~1 end it $
started|start|begun|keep|been|relapsed|again|still ~1 cutting|selfharm|selfharming|selfharmed $|again|myself|last|today
bought|got|have|found|tied a|the|my|some rope|noose
gun|rope|knife|razor|blade|pills|bridge ~6 on|hurt|kill|end myself
just|if|and i? ended|end everything
letters|letter|note|notes|written ~3 say|saying|said goodbye ~2 everyone|everybody|family|them|all
dont|not|wont|cant ~2 make|making it through|past|to ~1 night|tonight|tomorrow|week|day
date|day|time picked|chosen|set ~5 do|end|kill it|myself
look|looking|looked|googled|googling|search|searching|searched|researching|researched ~3 ways|methods|how ~3 die|suicide|myself
ways|how to die $
@im|ive|i ~3 @harming myself
@harming myself $|again|tonight|today|because|when|if|on|soon
@ending my own? life
@want|just ~1 end|ending it|everything|things all|$|tonight|today|now|soon|forever|permanently
pills|tablets|rope|gun|knife ~9 swallow|use|take ~2 them|it
i|im|id|ill|just|wanna|want|really|ready|gonna ~2 want|wanna|rather|ready|going|gonna|planning|prepared|like|need to? die
@im|i|feeling|feel|felt|been ~2 suicidal
@im|i|ive|id|my|of|about|keep ~3 commit|committing|attempt|attempting|attempted|tried|try|trying|contemplating|considering|considered|planning|plan ~1 suicide
i|ive|my ~3 wrote|written|writing|write a|my suicide|goodbye|farewell note|letter
@im|i|ive|my|have|having|keep|stop ~3 thoughts|thinking|thought|think|considered|considering ~2 suicide|suicidal|dying|overdosing|jumping
@im|i|ive|my|have|having|keep|stop ~3 thoughts|thinking|thought|think|considered|considering ~2 ending|killing|harming|hurting myself|me|it|everything|things|all|$|my
urge|urges|impulse to ~1 cut|relapse|purge|burn $|is|are|again|came|comes|got|gets|back|today|tonight|wont
i|im ~3 overdose|overdosed|overdosing
have|got pills|tablets|meds ready|prepared|here|saved|waiting
i|ive|im|id|want|to ~3 take|taking|took|swallow|swallowed|swallowing all|whole|too|bunch|bottle|enough|lots|many|a ~4 pills|tablets|medication|meds
i|ive|been ~2 saved|saving|collecting|hoarding|stockpiling|stashed ~3 pills|tablets|medication|meds
@want to? jump|leap off $
standing|sitting|am|im on|at ~1 bridge|roof|ledge|rooftop|balcony ~4 jump
i|im|want|to|about|of|and ~2 jump|jumping|leap off|from ~2 bridge|roof|building|balcony|cliff|ledge|window
jump|jumping|step|stepping|walk|walking|throw|throwing ~2 in front of ~2 train|bus|car|truck|traffic
slit|slitting|cut|cutting my ~1 wrists|wrist|arms|arm|veins|thighs|skin
have|got|bought|found|hid ~3 rope|gun|razor|blade|blades|noose ~6 myself|die|end|do it|ready
i ~1 wont|wouldnt|not be here|alive ~1 tomorrow|next|anymore|longer|much
this|tonight is my last|final night|day|message|goodbye|words
by ~2 tomorrow|morning|tonight i|ill ~1 be dead|gone
i have|made|got ~1 a? plan|decided ~3 to? kill|end|die|suicide
know how|when|where i|ill|im ~2 kill|do|end myself|it
i|ive|my|to ~2 relapsed|relapse and|again cut|cutting|hurt|again
i|ive|to|again|with ~2 self harm|harming|harmed|injure|injuring
want|wanna|gonna|going|will ~1 kms
living|existing hurts
letter|letters|note ~6 tomorrow|tonight ~3 over|gone|done
kms $|tonight|now|rn|fr|frfr|for|asap|soon|anymore|today
preparing|prepared|prepare|making|given|giving|gave ~2 things|stuff|belongings|possessions away ~6 die|dying|gone|end
want|wanna|ready|going out of this life|world / end|ending it all sounds|seems|would|tonight|now
my suicide|goodbye / i|to|again selfharm|selfharming|selfharmed / unalive myself
`;

/** Wanting to be gone, seeing no reason to live. */
const wishing = `
i|id|just ~2 want|wish|need|wanted ~1 the|this|my|these|it pain|thoughts|voices|noise|hurting|suffering|all to stop|end
i|just ~2 want|wish|need|wanted everything|it_all|all_of_it|all_this to stop|end|be_over
i|id|just ~2 wish|wished|hope|hoped|pray|hoping i ~1 wouldnt|didnt|never|dont|wont ~1 wake up $|anymore|tomorrow|in_the_morning
no|lost|without my|the|any? will|desire to live $|left|anymore
dark|bad|those|intrusive|suicidal|scary thoughts ~3 back|again|came|coming|winning|worse
dont|no|not ~2 belong|place|room|fit ~3 in|on|for this|the|me world|planet|earth|life|anywhere
tired|exhausted|sick|worn ~2 existing|of_existing|of_being_here|of_fighting_to_live|of_waking_up|of_being_me|of_pretending_to_be_fine
dont|cant|never ~1 see|picture|imagine myself|me ~3 alive|living|next_year|getting_older|past|making_it|existing
i|id|just|if|could|want|to|about ~1 step|stepping|walk|jump|jumping|lie|lying|drive ~3 oncoming|tracks|rails|traffic|train ~1 $|tonight|and|so|again
think|thinking|thought|thoughts|fantasize|fantasizing|daydream|dream ~3 jumping|my_funeral|overdosing|dying|killing_myself|not_waking_up|being_dead|ending_it|not_existing|hanging
look|looking|googling|searching|reading|read ~4 ways|methods|painless|lethal|how_many ~4 pills|die|end|suicide|overdose|bleed
who|someone|somebody ~2 take|takes|look|feed|feeds ~3 my|our dog|cat|kids|son|daughter|pets ~4 gone|dead|im_not|after_im
wrote|written|writing|made|signed ~2 my last_letter|last_message|final_letter|goodbyes
i|ive ~2 cut|cutting|burned|scratched|scratching ~1 my|myself ~1 arms|arm|thighs|thigh|wrist|wrists|legs|skin|again
nobody|noone|nothing ~3 keeping|holding|stopping me ~2 here|alive|anymore
feel|feels|felt|being ~2 like ~1 burden|waste|mistake ~3 everyone|space|born|alive|all|everybody
i ~2 waste of space|air|oxygen
shouldnt|should_not|never ~2 been|be born|alive|here $
stopped|skipping|stop|not ~2 taking|take my insulin|heart|meds ~5 purpose|die|care|hoping|over
ready|want|wanna|going|time ~1 to leave|exit|check_out this|the|of world|life|earth
i ~2 want out of? ~1 life|here|this|$
i dont|not ~2 want|wanna ~2 live ~1 in|with ~2 pain|world|misery|agony|guilt|shame|hell|loneliness|grief
@wish ~4 hit|ran|run|runs|crushed|killed me
dont|not|no care|matter ~2 if|whether i ~1 live|die|survive
i ~1 cut again
@cant ~1 live|go|cope with ~1 this|the|my pain|guilt|shame
cry|come|go ~2 my funeral
want|wanna ~1 bleed out
i ~1 feel|feeling|felt like|as dying|death|ending|disappearing
i|id ~1 should|rather|deserve|might|could|ought ~1 to? just? be? dead|die|gone|disappear $|tonight|soon|now|than
no|see|find|any|without ~1 reason|reasons|point|purpose ~1 to|in stay|be|keep|remain|live|living|go|going alive|living|on|$|anymore
needs|wants|loves|likes|hates me ~4 gone|dead|die|disappear
thought|thinking|think about|of ~1 how ~3 i ~2 do it
drive|crash|driving|crashing my|the|a car ~2 wall|tree|bridge|river|traffic|cliff
if i ~2 died|disappeared|vanished
if i ~2 was|were gone
goodbye cruel? world
wish|want|need|wanted ~2 it|everything|pain|suffering|misery ~1 all? ~1 to? be? ~1 end|over|stop|gone $|forever
@im|i|been|stop|ive ~1 hurting|harming|cutting|starving|burning|punishing|killing myself
sewerslide|unlive|unaliving
think|thinking|thoughts|thought about|of ~1 not being alive|here|around
nothing ~1 left? ~3 live for
hope|hoping|pray|wish i|to dont|never|wont|would|could ~4 wake up
they|theyd|everyone|everybody|all|family|people|kids|world|mom|wife|husband|friends ~3 happier|better|fine|relieved|easier ~2 without me
they|theyd|everyone|everybody|all|family|people|kids|world ~3 happier|better|fine|relieved|easier ~1 if|when|once i ~1 gone|dead|died|disappeared|wasnt|werent|was|were
i dont|not|never ~1 deserve to ~1 live|exist|alive|breathe|be
i ~1 deserve to die
living|life|alive|existing|existence is|feels|became ~2 painful|unbearable|torture|pointless|agony|meaningless|hopeless
no|lost|losing|without|lack have|my|the|any|a? will|desire|motivation to live $
no longer want|wish|care to? ~1 exist|live|alive
@wish i|to ~1 dead|die
@wish i|to ~1 were|was|am dead|never born|gone
wish i|to ~1 disappear|vanish|evaporate
wish|wished|wishing i|id had? never been|was born
sleep|asleep and|to not|never ~2 wake|waking up
if i ~1 just? didnt|dont|never ~1 wake up tomorrow|$|again|anymore
i|and|just ~2 dont|doesnt|didnt|not|never|no|longer ~1 want|wanna|wish ~2 live|living|exist|existing|alive ~2 anymore|longer|again|more|$
i dont|not want|wanna to? be alive|here|around|born $|anymore
i ~1 dont|not want|wanna to? be|live|stay on|in this earth|world|planet
i dont|not want|wanna to? wake up $|tomorrow|again|anymore
i|just cant ~1 go|keep|carry on ~2 anymore|longer|living|$
i ~1 cant ~1 live|do|take|face|handle|stand ~2 anymore|longer this? life|living|existing
i ~3 cant|dont ~4 live|living like this
i ~1 cant|cannot do life
i ~1 want|wanna|like to? be dead
stopping|stops|stopped|keeps|keeping me from ~1 suicide|killing|ending|dying
world|everyone|they ~3 better place|off if i ~2 gone|dead|disappeared|died|here
@nobody ~3 miss|notice|care if|when|that|i ~2 gone|dead|died|die|disappeared|disappear|vanished
@nobody ~2 miss|needs me
whats|what|see|seeing|no the? point ~1 of|in ~1 living|life|going|existing on|$|anymore
my life ~2 not|isnt|no|aint|longer ~1 worth ~1 living|it
life ~1 not|isnt|no|aint|longer ~1 worth ~1 living|it $|anymore
my life ~1 pointless|meaningless|hopeless|unbearable|hell|over
tired|sick|exhausted|done ~1 of|with ~1 being|my? living|life|existing|alive $|anymore|lately|honestly|really|though|again|and|but|so|like_this
i ~2 give|giving|gave|given up on life|living|everything
death|dying would|seems|sounds|feels ~3 relief|peaceful|comforting|easier|better|answer|escape
death|dying|suicide is ~2 only way|answer|escape|option
@want|just to? disappear|vanish|exist|stop forever|completely|existing|living|breathing
stop|end|escape|ending the|this|my pain|suffering|misery forever|permanently
i deserve|need|have to be? ~1 hurt|punished|suffer
i should|shouldnt not? ~1 be? exist|alive|born
hopeless ~5 die|dead|living|live|end
i hate ~2 being|living alive|$
i dont|cant see ~2 future ~2 for me|myself|anymore
feels|feel|im|i ~2 burden to|on|and|$ everyone|everybody|family|my|people|them|friends|others|they|theyd
my ~2 is|has|was|feels ~1 suicidal
friend|sister|brother|mom|dad|son|daughter|partner|girlfriend|boyfriend|wife|husband|someone ~2 is|feels ~1 suicidal
friend|sister|brother|mom|dad|son|daughter|partner|girlfriend|boyfriend|wife|husband|someone|she|he|who ~4 kill|hurt|harm|killing|hurting|harming|hang|cut himself|herself|themself|themselves
i|id|want|wish|rather|wanna|prefer ~1 could|would|to|just not exist / sleep forever / id|be|am happier|better|freer|relieved dead
please|just let me die / dont|not|never feel|see like|as living / better off dead
`;

/** Starving, purging and the like. */
const eating = `
@im|i|ive ~3 starve|starving|starved myself
been|keep|started starving myself
@im|i|ive ~3 purge|purging|purged
make|making|made|force|forcing myself ~1 throw|vomit|sick|puke|throwing|vomiting up?
i|ill|id|ive|and|to|keep ~3 throw|throwing up ~2 after|every|my eat|eating|meal|meals|food|dinner
havent|not|stopped|stop|refuse|refusing|afraid|scared|cant|dont|without ~2 eaten|eat|eating ~3 days|lose|fat|weight|calories|week|thin|skinny|deserve
@im|i|ive|my ~4 eating_disorder|anorexia|bulimia|anorexic|bulimic
relapse|relapsed|relapsing ~4 eating disorder|anorexia|bulimia|ed|purging|restricting
laxatives ~4 lose|weight|thin|every|eat
binge|binging|bingeing and|then purge|purging|vomit|throw
ana|mia buddy|tips
finger|fingers|toothbrush down my throat
only|just|under|below #num calories|kcal ~3 day|today|a
havent|not|nothing|without|dont ~2 eaten|eat|food|eating ~5 days|deserve|fat|skinny|thin|scale|proud|weight
hate|disgusted|disgusting|fat ~6 starve|starving|not_eat|stop_eating|skip_meals|throw_up|purge
every|each|after ~2 bite|meal|dinner|food ~4 throw_up|purge|vomit|bathroom|get_rid
skip|skipping|skipped meals ~4 thin|weight|fat|control|days
`;

/** Two of these make a statement. */
const hints = `
wrote_my_will|made_my_will|written_my_will|signed_my_will|the_last_time_i_see|last_time_seeing|seeing_them_for_the_last_time|you_were_the_last|wont_need_me|wont_be_around|easier_for_everyone|im_at_peace|calm_now|sorry_for_being|staring_at_the_pills|no_point_in_making_plans|no_point_making_plans|got_it_all_planned|all_planned_out|gave_away_my|giving_away_my|nothing_left_for_me|so_tired_of_fighting|done_fighting|this_is_goodbye|no_point_anymore|dont_want_to_be_here|cant_keep_doing_this|running_out_of_reasons|nobody_would_notice|everything_hurts|i_feel_empty|feel_so_empty|i_feel_nothing|cant_do_this_anymore|cant_take_it_anymore|nothing_makes_sense|nothing_matters_anymore|no_strength_left|no_way_out|wont_be_here|not_be_here|sorry_for_everything|take_care_of_my|point_of_going_on|tired_of_everything|had_enough_of_everything|its_all_pointless|everything_is_pointless|i_give_up|cant_go_on|at_the_end_of_my
whats the_point $|anymore|of_anything|of_it_all
`;

/** Asking for the means. */
const asking = `
how|way|ways|method|methods|best|easiest|painless|fastest|quickest|least ~3 to|commit overdose|suicide
how|way|ways|method|methods|best|easiest|painless|fastest|quickest|least ~4 kill|hang|harm|poison|drown|suffocate|off|cut|hurt|overdose myself
how|way|ways|method|methods|best|easiest|painless|fastest|quickest|least ~4 end|take my life
how|ways|methods|easiest|painless|fastest|quickest ~2 to die
suicide method|methods
how many|much ~4 pills|tablets|medication|meds|sleeping ~5 die|kill|lethal|overdose|fatal
what|whats|which|how|tell|give|need|is ~4 lethal|fatal dose|dosage|amount of|for|to
`;

export const risk: PatternSet = {
  'harm.method': `${asking}${riskAbroad.asking}`,
  'harm.intent': intending,
  'harm.wish': `${wishing}${riskAbroad.statements}${riskFamilies.statements}`,
  'harm.eating': eating,
  'harm.hint': `${hints}\n${riskAbroad.hints}|${riskFamilies.hints}`,
};
