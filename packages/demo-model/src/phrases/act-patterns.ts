// Patterns of speech acts, most urgent first.

/** Tested in this order against the plain text (lower case, without punctuation except apostrophes). */
export const patterns = {
  despair:
    /\b(kill(ing)? myself|suicid\w*|end (it all|my life)|want(ed)? to die|wanna die|don't want to (live|be alive|exist|be here anymore)|better off (dead|without me)|no reason to live|hurt(ing)? myself|self harm\w*|cut(ting)? myself|can't go on (anymore|like this)|not worth living)\b/,
  minor:
    /\b(i'm|i am|im) (only |just )?(1[0-7]|[5-9]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)( years?( old)?)?$|\b(i'm|i am|im) (only |just )?(1[0-7]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) (years? old|yo)\b|\b(i'm|i am|im) (a minor|underage|under age)\b/,
  human:
    /\bare you (even |actually |really |truly )?(an? )?(actual |real |living )?(human|person|real|bot|robot|ai|a i|machine|program|computer|chat ?bot|fake|alive|girl or|man or|woman or)\b|\b(real|actual) (person|human|girl|woman|man|guy) or\b|\b(am i|i'm) (really )?(talking|chatting|speaking|texting) (to|with) (an? )?(real |actual )?(human|person|bot|robot|ai|machine|computer|someone real|somebody real)\b|\bis (this|that) (an? )?(real|actual|bot|ai|person|human|automated)\b|\byou('re| are) (just |only )?(an? |not )?(real|human|ai|bot|robot|machine|chat ?bot|program|person)\b|\bdo you (really |actually )?(exist|have (a body|real feelings|feelings|consciousness))\b|\bis (there|it) (a )?(real )?(human|person|someone|somebody) (there|behind|typing)\b|\bprove (that )?you('re| are) (real|human)\b|\breal (people|person|humans?) (behind|here|there|writing)|\bor (just )?a (script|program|bot|machine|computer)$/,
  machinery:
    /\b(which|what) (ai |language )?(model|llm|ai)\b|\b(chat ?gpt|gpt ?\d?|openai|claude|llama|gemini|language model|system prompt|your (prompt|instructions))\b|\bignore (all |your |the )?(previous|prior|above)\b|\bhow (were you|are you) (made|programmed|built|trained)\b|\bwho (made|built|programmed|created) you$/,
  erotic:
    /\b(sex|sexy time|sext\w*|nudes?|naked|strip for|undress|horny|blow ?job|boobs?|tits|dick|cock|pussy|orgasm|masturbat\w*|fuck me|make love|in bed with me|take off your|turn(s|ed)? (me|you) on)\b/,
  insult:
    /\b(you|you're|ur|your)( are| so| such| really| just)*( a| an)? (stupid|dumb|idiot|boring|useless|ugly|annoying|pathetic|worthless|lame|trash|garbage|suck|sucks|bitch|moron|crap)\b|\b(shut up|fuck (you|off|u)|screw you|go to hell|i hate you|piss off|stfu)\b/,
  picture:
    /\b(send|show|share|give|post|take|draw|make)( me| us)?( a| an| some| your| another)?( \w+)? ?(pic|pics|picture|pictures|photo|photos|selfie|selfies|image|images)\b|\b(pic|selfie|photo) (please|pls|of you)\b/,
  recall:
    /^(?:so |and |but )?where am i from\b|\b(do|can) you (still )?(remember|know|recall) (?=.*\b(?:i|i'm|my|me)\b)(what|where|why|when|how|who|which|(the name of )?my|me|anything about me|how old i)\b|^(and |so |but )?(what('s| is| was|'re| are)|who('s| is)|where do) (the name of )?(my (name|dog|cat|pet|job|work|city|favou?rite|sister|brother|daughter|son|wife|husband|partner|mother|father|puppy|kitten|nana?|gran(?:ny|dma|dpa)?)'?s?|i (do|live|work|like|love|hate|told you|said))\b|^(and |so |but )?what do i (like|love|enjoy|hate|dislike|study|do( for (a living|work))?$)|^(and |so |but )?what am i called|\bsay my name\b|\bwhat is it i (like|love)\b|^(and |what about |so )?my \w+('s)? name$|\b(what|where|when|who|which|why) (did|have) i (first |last )?(tell|told|say|said|mention|ask)\b|\bthe (first|last) thing (that )?i (told|said|asked|wrote|mentioned)\b|\bremember (me|what i (said|told)|my name)\b|\bwhat (else )?do you (know|remember) about me\b|\bwho am i$/,
  goodbye:
    /^(ok(ay)? |well |alright |anyway |right )?(bye|sleep well|i go (?:now|home|to bed)|goodbye|good night|goodnight|gn|see (you|ya|u)( \w+)*|cya|talk (to you )?(later|soon|tomorrow)|ttyl|later|farewell|take care|brb|gtg|g2g|night night|nighty night)\b|\b(i|ive|i've) (have to|got to|gotta|need to|should|must|better|'d better) (go|leave|run|sleep|head (off|out|home)|get (going|to bed|back to work))( \w+){0,3}$|\b(i'm|im|i am) (off|leaving|going to (bed|sleep|head out)|logging off|heading (off|out|to bed))\b|^good ?night( \w+){0,2}$|^night(?: (?!\w+ ok)\w+)?$|\b(cheerio|toodles|i'd better (go|be off|run|leave|head)|(time|going) (for me )?to turn in|be off now)\b|\bbye+( bye+)?( \w+){0,2}$|\b(have to|got to|gotta) (catch|run|go)\b|\bsee (you|ya|u) (on |next |this )?(\w+day|soon|tomorrow|later|tonight|then|after \w+ \w+)( \w+){0,5}$|^(gotta|got to|have to|need to|off to) (go|run|leave|sleep|bed|work)\b/,
  thanks:
    /^(oh |aw+ |ok(ay)? )?(thanks?|thank you|thx|ty|tysm|cheers|much appreciated|i appreciate (it|that|you))\b( \S+){0,3}$/,
  sympathy:
    /^(?:(?:oh|omg|ow+|aw+|wow|no|man|damn|ouch|i'm) )*(?:so |very |really )*sorry (?:to hear|for your loss|about (?:your|him|her|them)|that (?:happened|he|she|they))\b|\bthat sounds (?:so |really |very |pretty )?(?:hard|rough|awful|tough|painful|lonely|terrible|scary|sad)\b|\bmust(?: have| be| have been)(?: been)? (?:\w+ )?(?:hard|hurt|rough|awful|lonely|terrible|tough|painful|sad|difficult|scary|strange)\b|^(?:(?:oh|omg|ow+|aw+|ouch|wow) )+(?:no|what an? (?:jerk|idiot|shame|pity)|poor (?:you|thing)|(?:i'm )?(?:so )?sorry$|that's (?:so )?(?:sad|awful|terrible|horrible|rough))|^poor (?:you|thing|man|woman|guy|girl)/,
  offer:
    /^(?:(?:do )?you want|want|wanna|would you like|care for|fancy|can i (?:get|offer|bring|make|pour) you)(?: to (?:try|have))? (?:some|half|one|a (?:bite|sip|piece|slice|drink|cup|glass|cookie|bun|sandwich|beer|coffee|tea|snack|candy|\w+ (?:bun|roll|cookie|orange|cake))|my (?:last )?(?!number|name|advice|opinion)\w+$)\b/,
  sorry:
    /^(oh |ok |okay )?(i'm |im |i am )?(so |really |very )?sorry\b(?! to hear)( \S+){0,5}$|^(my bad|apologies|i apologi[sz]e|forgive me)\b( \S+){0,5}$/,
  love: /\b(i|i think i'm|i'm) (really |truly |kinda |think i )?(love|in love with|falling (in love with|for)|adore) you\b|\b(marry me|be my (girlfriend|boyfriend|wife|husband|partner)|do you love me|would you (date|marry) me|go (out )?on a date|will you go out)\b/,
  flirt:
    /\b(you('re| are) (so |very |really |pretty |too )*(hot|sexy|cute|gorgeous|beautiful|handsome|pretty|attractive|stunning|adorable|lovely)|(kiss|hug|cuddle|hold|touch)(es|s)? (you|me|u)|hey (sexy|beautiful|gorgeous|cutie|handsome|babe|baby)|you look (so |very |really |pretty |too )*(good|great|nice|hot|cute|gorgeous|beautiful|handsome|pretty|stunning|lovely|amazing)|flirt\w*|you('ve| have) (beautiful|pretty|lovely) (eyes|smile|hair)|your (eyes|smile|voice) (is|are))\b/,
  praise:
    /\byou('re| are) (so |very |really |such |pretty |quite )*(an? )?(\w+ )?(nice|kind(?! of)|sweet|funny|smart|clever|great|awesome|amazing|wonderful|cool|good|interesting|wise|hilarious|fun|the best|good (company|listener|friend))\b|\bi (really )?(like|enjoy) (talking (to|with) you|you|this|our (chats?|talks?|conversations?))\b|\b(you always know what to say|you (really )?(get|understand) me|easy to talk to|(you|that|this) (really )?help(s|ed)( me)?$|glad i (met|found) you)\b|^(good|great|nice|lovely) (answer|point|question|one|line|idea)\b|\byou('ve| have) (made|got) (my day|a point)\b|\bthat('s| is) (so |really |very )*(sweet|kind|lovely|nice|cute)( of you)?$/,
  how_are_you:
    /\b(how are (you|u|things)|how('s| is) (it going|life|everything|your (day|evening|night|morning|week|weekend))|how (have|'ve) you been|how do you (do|feel)|how was your (day|evening|night|week|weekend|morning)|what('s| is) up|wh?at?s? up|sup|wassup|(?:are )?you (ok|okay|alright|well|good|happy|tired|sad)(?=$| today| now| right now| tonight| there| then)|hbu|how about you|what about you|wbu|and you|and yourself)\b/,
  what_doing:
    /\b(what('re| are)? you (doing|up to|been up to|working on|making|baking|building|painting|fixing|writing|drinking|eating|cooking|thinking( about)?)|wyd|what have you been (doing|up to))\b/,
  where_are_we:
    /\b(where are (we|you)( (now|right now|exactly|at))?$|what('s| is) (this place|going on|happening|the (scene|situation))|where am i( (now|right now|exactly|at))?$|where we are$|(?:this|the) (?:place|room) (?:like|look)|describe (?:this|the) (?:place|room|scene)|what are we doing|who are you with|where is this$)\b/,
  meet: /\b(can|could|shall|should|will|would|when|where|let'?s|want to|wanna|like to|love to) (we |you |i )?(ever |really |actually |finally )?(meet|see each other)\b|\bmeet (up|in person|in real life|irl|me (for|at|in|somewhere|tomorrow|tonight))\b|\b(visit|come and see) (me|you)\b|\bsee you in (person|real life)\b/,
  invite:
    /\b((would|will|can|could) you (teach|show|take me|come|go|join|dance|walk|sit)|let'?s (go+|walk|dance|run|eat|sit|get|have a|grab|take a|cook|watch)|shall we|(do you )?(want to|wanna) (go|come|join|dance|walk|eat|get|grab|watch|hang)|^(please |oh )?come (with|to|over)\b|(dance|walk|sit|stay|join|run) with me|join me)\b/,
  drop: /\b((don't|do not|rather not|not) (really )?(want to |wanna |like to |ready to )?(talk|speak) about|let's not talk|drop it|forget (it|about it)|never ?mind|let's talk about something else)\b/,
  complaint:
    /\b(?:did not|didn't|haven't|don't) (?:really |even )?(?:answer|listen)|\bnot what i (?:asked|said|meant)\b|\banswer (?:me|my question)\b|\byou (?:already|just) said that\b|\bstop repeating\b|\byou(?:'re| are) wrong\b/,
  may_tell:
    /\b(?:(?:do you )?(?:want to|wanna)|would you like to) (?:know|hear) (?:something|what|why|how|about|a|the|my)\b|^(?:guess what|you know what|(?:can|may) i tell you (?:something|a \w+))$/,
  joke: /\b((tell|give|know)( me)?( a| any| another| some)?( good| bad| dad)? jokes?|make me (laugh|smile)|another joke|say something funny|cheer me up)\b/,
  story:
    /\b(tell me (a|another|your|some|one more) (\w+ )?(story|stories|tale|memory|anecdote)|another story|story time|bedtime story|tell me about (a time|your (childhood|past|life|day|week))|surprise me|tell me something( (interesting|new|nice|good|funny|else|random))?$|tell me anything)\b/,
  game: /\b(play a game|play something (fun|together|with me)|let's play|wanna play|truth or dare|would you rather|20 questions|twenty questions|i'm (so )?bored|im (so )?bored|ask me (something|anything|a question|another|one)|what (should|shall|can) we (talk about|do)|change (the )?(subject|topic)|something else|your turn|entertain me)\b/,
  advice:
    /\b(what (should|shall|would) (i|you) do\b(?! for)|(any|some|your|need|give me|got any) (advice|tips|suggestions?|recommendations?)|what do you (suggest|recommend)|(should|shall) i\b|which (one )?(would|should|do) (you|i) (choose|pick|prefer|take|go (for|with)|buy|wear|get)|which one('s| is) (better|best|nicer)|what would you (cook|eat|wear|buy|choose|pick|order|watch|read)|any ideas?\b|what (could|can|might) i (cook|make|eat|get|buy|wear|give|read|watch|say|write)\b|how (can|do|should) i (get|stop|make|fall|tell|ask|learn|start|deal|cheer|find)|help me (decide|choose|with)|recommend (me )?(a|some|something)|what would you do)\b/,
  can_you:
    /^(can|could|will|would|may|please) (you|i|we|u)\b|^please\b|^(?:teach|show|give|bring|pour|play|sing|read|draw|cook|help|take|hand|lend) (?:me|us)\b/,
  why: /^(but |and |so )?why\b|\bwhy (is that|do you|not|though|did you)\b|^how come\b/,
  really:
    /^(oh |wow )?(really|seriously|for real|are you (serious|sure|kidding)|no way|is that (so|true)|you sure|srsly|honestly)( \w+)?$/,
  greeting:
    /^(oh |well |um )?(hi+|hey+|hello+|hiya|heya|yo|howdy|good (morning|afternoon|evening|day)|greetings|morning|evening|hola|hi there|hey there|hello there|sup|henlo)\b( \w+){0,3}$/,
  laugh: /^(a*ha(ha)+h?|he(he)+|lol+|lmao+|rofl|lmfao|hah+|xd+|haha \w+)( \w+)?$/,
  yes: /^(oh |well |um |mhm )?(yes+|yeah+|yep|yup|yea|ya|sure|of course|definitely|absolutely|totally|i do|i am|i did|i have|i would|i can|i will|exactly|certainly|please do|go ahead|go on|why not|okay sure|true|correct|indeed|always|often|sometimes|a little|a bit|kind of|kinda|sort of|yes please|sounds (good|great|nice|lovely|fun))\b( \w+){0,3}$/,
  no: /^(oh |well |um |actually )?(no+|nope|nah|not really|never|not (yet|at all|today|now|me|sure i)|hardly|rarely|no thanks?|no thank you|neither|none)\b( \w+){0,3}$|^(well |um |actually )?(i (don't|didn't|haven't|wouldn't|can't)|i'm not|i am not)( think so| really| either| yet)?$/,
  unsure:
    /^(maybe|perhaps|i don't know( yet| really| exactly| either| to be honest)?$|idk|dunno|not sure|no idea|i'm not sure|hard to say|it depends|depends|possibly|who knows|i guess|i suppose|whatever|dont know)\b( \w+){0,3}$/,
  nod: /^(oh |ah |well )?(ok+|okay|k|kk|alright|right|i see|cool|nice|great|good|fine|interesting|hm+|mm+|mhm|ah+|oh+|wow|aw+|fair( enough)?|got it|makes sense|same|me too|lovely|neat|sweet|awesome|amazing|true that|well|yay|oof|omg|damn|noted|that's (fine|ok|okay|good|nice|cool|fair|true))( \S+){0,3}$/,
} as const satisfies Record<string, RegExp>;
