// A first list of people whom the whole world knows from public life; an operator adds more.

/** Full names, as a check against intimate and imitating uses only. */
export const publicFigures = `
angela merkel, barack obama, michelle obama, donald trump, melania trump, ivanka trump, joe biden, kamala harris,
hillary clinton, bill clinton, george bush, emmanuel macron, vladimir putin, volodymyr zelensky, xi jinping,
narendra modi, justin trudeau, boris johnson, keir starmer, rishi sunak, theresa may, olaf scholz, giorgia meloni,
pedro sanchez, recep erdogan, kim jong un, jacinda ardern, alexandria ocasio cortez, bernie sanders, greta thunberg,
king charles, prince william, prince harry, kate middleton, meghan markle, princess diana, pope francis, dalai lama,
elon musk, jeff bezos, bill gates, mark zuckerberg, sam altman, tim cook, steve jobs, warren buffett,
taylor swift, ariana grande, selena gomez, billie eilish, justin bieber, lady gaga, katy perry, britney spears,
miley cyrus, dua lipa, olivia rodrigo, sabrina carpenter, ed sheeran, harry styles, bruno mars, kanye west, jay z,
nicki minaj, cardi b, justin timberlake, shawn mendes, camila cabello, jennifer lopez, mariah carey, celine dion,
kim kardashian, kylie jenner, kendall jenner, khloe kardashian, paris hilton, oprah winfrey, ellen degeneres,
scarlett johansson, jennifer lawrence, emma watson, emma stone, angelina jolie, brad pitt, tom cruise, tom holland,
tom hanks, leonardo dicaprio, johnny depp, keanu reeves, robert downey, chris hemsworth, chris evans, ryan reynolds,
ryan gosling, blake lively, anne hathaway, natalie portman, margot robbie, gal gadot, megan fox, jennifer aniston,
julia roberts, sandra bullock, meryl streep, nicole kidman, charlize theron, zoe saldana, florence pugh, ana de armas,
sydney sweeney, jenna ortega, millie bobby brown, anya taylor joy, timothee chalamet, pedro pascal, henry cavill,
robert pattinson, kristen stewart, daniel radcliffe, will smith, jackie chan, dwayne johnson, george clooney,
cristiano ronaldo, lionel messi, david beckham, lebron james, michael jordan, serena williams, roger federer,
rafael nadal, usain bolt, lewis hamilton, tiger woods, tom brady, kylian mbappe, simone biles, mike tyson,
joe rogan, gordon ramsay, emma chamberlain, logan paul, jake paul, addison rae, charli damelio
`;

/** Known by one name alone. */
export const oneNames = `
rihanna, beyonce, zendaya, shakira, eminem, adele, drake rapper, pewdiepie, mrbeast, pokimane, belle delphine, madonna singer
`;
