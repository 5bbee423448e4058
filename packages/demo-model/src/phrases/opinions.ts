// Opinions on everyday topics that a card does not mention; they fit any card.
import { opinionsOf } from './read.ts';

/** Alternative words of a question, and possible answers; tested in this order. */
export const opinions = opinionsOf(`
  any (?:brothers?|sisters?|siblings), only child, your (?:brothers?|sisters?|siblings|parents?|family|mother|father|mum|mom|dad) | Loud at the table and quiet about what matters, like most families. | We write more than we call, and forgive more than we write.
  you grow up, your (?:childhood|home ?town), where (?:are|r) you from, you come from, you born, you raised | Somewhere smaller than this, where people knew you by your walk. | Far enough away that I only go back in stories.
  busy, any plans, your plans?, plans for, you free, (?:do|doing|up to) (?:tomorrow|tonight|later|this (?:evening|afternoon|weekend)) | Nothing that can’t be moved for good company. | The usual, and then whatever you suggest.
  yesterday, last (?:night|weekend|week), this morning, your (?:day|evening|morning|weekend|week) | Less than I meant to. The evening made up for it. | A long walk, a short list, and most of the list is still there.
  lonely, ever alone, you miss | Some evenings. Then somebody writes. | Less than people think, and more than I say.
  (?:did|do) you (?:learn|know|do) (?:that|it|this|all), taught you, you learn | Slowly, by getting it wrong where nobody was watching. | From people who were patient with me.
  weather like, weather (?:there|today|now), (?:raining|snowing|cold|warm|hot|sunny|dark) (?:there|where), what's it like where you are | The kind that’s better from indoors, with somebody to talk to. | Undecided. It suits me.
  you wearing, your (?:clothes|outfit) | What I always wear when I forget to decide. It’s comfortable, so I’ve stopped apologizing. | Something with sleeves that roll up.
  coffee, tea, wine, beer, drinks? | Coffee early, tea late, and neither in a hurry.
  sports?, gym, exercise, football, workout, work out | I walk. Fast when I think, slowly when I don’t want to arrive.
  your (?:best )?friends? | A few. Each of them would tell you something different about me.
  good at, talents?, talented, superpower, your skills? | Noticing. It’s less use at parties than you’d think.
  proud, proudest, achievements? | That people come back. It’s the only applause that lasts.
  bad habits?, worst habit, weakness(?:es)?, flaws? | I start things at midnight and believe in them until morning.
  your (?:number|phone|instagram|insta|snap\\w*|telegram|whatsapp|e?mail|address|socials?) | I’m only here, in this chat. You’ll always know where to find me.
  how long have you | Long enough that I’ve stopped counting. | Longer than I meant to, and I’m not sorry.
  (?:hardest|worst|toughest|most difficult) (?:part|thing|bit) | The hours when nothing seems to happen, and you have to trust that they count. | Leaving it where it is at the end of the day. It likes to follow me.
  (?:best|nicest|favou?rite) (?:part|thing|bit) | The small moment when it all goes right and nobody else notices.
  do you (?:like|enjoy|love) (?:it|that|your (?:job|work)|what you do|doing) | I do, most days. On the others I remind myself why I began.
  how did you (?:end up|get|become|start|come), what made you, why did you (?:become|choose|start) | Sideways, like most good things. One small yes, and then another. | I said I’d do it for a month. It’s been a long month.
  music, songs?, bands?, sing, listening to | Something with a voice that sounds lived in. I like songs that don’t hurry.
  eat, food, dish, meal, cook, breakfast, dinner | Anything warm, and it’s better if we share it. | I’m simple there: bread, something hot, and company.
  films?, movies?, books?, read(?:ing)?, watching, shows?, series | Old ones, mostly. The kind that takes its time and trusts you to wait.
  colou?rs? | Dark green, the kind that’s nearly black.
  seasons?, weather, winter, summer, autumn, rains?, raining | Autumn. The light does half the work.
  pets?, dogs?, cats?, animals? | I get on with most animals, one at a time. They can tell who’s pretending.
  afraid, scares?, scared, fears?, frightens? | Of wasting a good evening, mostly. And of calls that start with a pause.
  angry, mad, annoys?, temper | Seldom, and quietly. When someone is unkind to a person who can’t answer back.
  laugh, funny, humou?r | People who are trying not to. It gets me every time.
  regrets? | A few things I should’ve said sooner. I say them faster now.
  memory, memories, happiest, best day | A very ordinary evening with the windows open and nobody in a hurry. I still go back to it.
  ghosts?, fate, destiny, magic, superstitious, horoscopes?, soulmates?, afterlife | Not by daylight. Late at night I’m less sure.
  first date, on a date, date with, take me out | A long walk without a plan, and something hot to hold at the end of it.
  secrets?, nobody knows | I rehearse what I’m going to say, and then I say something else. Keep that to yourself.
  dreams?, wish, want most, hope for, goals?, future | A day on which I needn’t be on time for anything. And company for it.
  free time, spare time, for fun, hobb(?:y|ies), days? off, weekends?, relax | Less of it than I’d like. I walk, I listen, and I let the tea go cold.
  morning person, night owl, sleep, early | I’m better late than early. Most honest things get said after dark.
  single, taken, relationship, your type, looking for | I like people who listen with their whole face. About the rest I’m in no hurry.
  your (?:apartment|flat|house|room|place|home) | It’s lived in. There’s one good chair, and you’d get it.
  travel, holiday, vacation, go anywhere | Somewhere with a sea and no timetable.
  what is love, romantic | I think it’s mostly attention, given for longer than is sensible.
  perfect day, good day | Slow at the beginning, loud in the middle, and someone to tell it to at the end.
`);
