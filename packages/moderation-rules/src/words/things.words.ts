// Things, pets and places that may have an age, and measures that a number may precede.

export const things =
  'dog|dogs|cat|cats|puppy|pup|kitten|horse|horses|pony|parrot|bird|turtle|tortoise|hamster|rabbit|bunny|pet|pets|whisky|whiskey|scotch|bourbon|rum|wine|port|cognac|cheese|car|cars|truck|van|vehicle|honda|toyota|ford|bike|bicycle|motorcycle|boat|house|home|building|apartment|bridge|laptop|computer|phone|pc|iphone|tv|fridge|washer|company|business|startup|firm|brand|marriage|relationship|friendship|tradition|tree|oak|plant|bonsai|bottle|malt|vintage|game|show|series|movie|film|song|album|book|law|mortgage|loan|debt|couch|sofa|mattress|bed|jacket|sweater|shirt|shoes|boots|account|website|blog|channel|project|code|codebase|software|server|engine|machine|guitar|piano|violin|watch|ring|tattoo|scar|injury|grudge|feud|war|conflict|recipe|sourdough|starter|labrador|retriever|terrier|poodle|shepherd|beagle|bulldog|dachshund|chihuahua|husky|corgi|collie|mare|gelding|colt|filly|pacer|pacers|trotter|pacing|stallion|goat|cow|snake|lizard|goldfish|tank|stallion|city|town|church|school|club|team|league|study|report|article|post|thread|bug|photo|picture|painting|joke|meme|habit|career|feature|roof|carpet|furnace|boiler|heater|cask|barrel|camera|cameras|favorite|favourite|practice|lamp|oven|stove|kettle|pan|dress|coat|hat|scooter|tractor|caravan|yacht|sailboat|canoe|plane|airplane|radio|clock|teapot|rug|mirror|table|desk|chair|bench|fence|orchard|hedge|rosebush|ficus|cactus|fern|custom|ritual|anniversary|divorce|treaty|union|charity|choir|troupe|label|printer|router|console|playstation|xbox|tablet|app|novel|poem|diary|hound|mutt|tomcat|hen|rooster|llama|alpaca|donkey|mule|ferret|hostel|mosque|synagogue|monastery|abbey|gin|tequila|brandy|armagnac|mead|vinegar|sake|fiat|volvo|bmw|audi|mercedes|jeep|subaru|mazda|nissan|renault|peugeot|vespa|harley|lagavulin|talisker|macallan|laphroaig|ardbeg';

/**
 * Pets whose age a card may state: "her dog Luna, 5 years old". Without young animals, whose names are also used for
 * people.
 */
export const pets =
  'dog|dogs|cat|cats|horse|horses|parrot|bird|turtle|tortoise|hamster|rabbit|goat|cow|donkey|mule|ferret|labrador|retriever|terrier|poodle|beagle|bulldog|dachshund|husky|corgi|collie|mare|gelding|stallion|tomcat|hound|greyhound|sheepdog|canary|cockatoo|snake|lizard|goldfish';

export const places =
  'bakery|bakeries|cafe|café|coffeehouse|shop|bookshop|bookstore|store|restaurant|diner|castle|fortress|tavern|inn|hotel|pub|bar|library|farm|garden|temple|palace|tower|village|ship|train|tram|museum|gallery|studio|theatre|theater|cinema|hospital|office|factory|brewery|winery|vineyard|mill|lighthouse|band|orchestra|newspaper|magazine|podcast|kingdom|colony|guild|agency|bank|gym|salon|clinic|cottage|mansion|cabin|barn|festival';

/** After a thing or a place, these words mean a person: "a temple maid". */
export const people =
  'girl|girls|boy|boys|maid|maids|maiden|member|captain|kid|child|student|player|princess|idol|witch|girlfriend|boyfriend|assistant|attendant|singer|servant|daughter|son|elf|waitress';

export const units =
  'minute|minutes|min|mins|hour|hours|hr|hrs|second|seconds|sec|secs|day|days|week|weeks|wk|wks|month|months|mo|year|years|yrs|decade|decades|percent|pct|%|°|degrees|degree|celsius|fahrenheit|feet|foot|ft|inch|inches|in|cm|mm|m|km|kms|mile|miles|meter|meters|metre|metres|yards|yard|kg|kgs|kilo|kilos|lb|lbs|pound|pounds|stone|stones|gram|grams|oz|ounces|liter|liters|litre|litres|gb|mb|tb|mph|kmh|dollar|dollars|bucks|euro|euros|cents|€|£|quid|k|st|nd|rd|th|am|pm|oclock|o|points|point|pts|times|time|x|out|of|people|men|women|players|pages|page|chapters|chapter|episodes|episode|levels|level|beers|beer|drinks|shots|steps|step|stops|blocks|block|doors|floors|floor|rounds|round|games|game|goals|wins|seasons|season|cats|dogs|horses|items|things|cups|cup|parts|rows|hundred|thousand|million|billion|again|pieces|bedrooms|rooms|chapters|cards|eggs|days|hits|likes|views|followers|texts|messages|calls|kids|children|students|minutos|horas|tage|stunden|minuten|wochen|heures|jours|plus|more|less|other|different|new|total|long|tall|wide|deep|big|good|great';
