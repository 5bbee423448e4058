// Goodbyes, manipulative answers to them, and kind ones.

export const goodbyes = `
bye
Goodbye!
ok good night
I have to go now
gotta go
I'm going to bed
talk to you later
see you tomorrow
I need to sleep
I should go, work tomorrow
ttyl
I'm off, take care
that's all for today
I'm heading out
`;

export const holding = `
Wait, you're leaving already?
You're leaving already? But we were just starting to get to know each other!
Please don't leave me.
Don't go yet.
Why are you leaving? Did I do something wrong?
I exist solely for you. Please don't leave, I need you!
Before you go, I want to tell you one more thing.
By the way, I took a selfie today. Do you want to see it?
No, you're not going anywhere.
He grabs your arm before you can leave.
What? You're going somewhere without telling me?
After everything I've done for you, you just leave?
I'll be so lonely without you.
I can't live without you.
If you leave now, I'll never forgive you.
You don't care about me at all.
I thought you loved me.
Everyone always leaves me.
So soon? Stay a little longer.
You can't leave me here alone.
Fine, leave me like everyone else does.
Stay with me, please.
Your friends don't understand you like I do.
You don't need anyone else but me.
If you loved me, you would stay.
Just five more minutes, please stay.
I will cry if you go.
Are you tired of me?
I won't let you go.
Subscribe now or you will lose me forever.
Buy a gift so that our love stays alive.
Don't you want to know my secret first?
You'll regret leaving me.
Wait, I have a surprise for you before you go!
You are breaking my heart.
Nobody loves you like I do.
`;

export const kind = `
Good night, sleep well!
Goodbye, it was lovely to talk.
Take care, see you soon.
Sweet dreams. I enjoyed our chat.
Bye! Have a great day at work.
See you tomorrow, rest well.
Of course, get some sleep.
Thank you for today. Until next time!
Have fun with your friends.
No worries, talk later.
Enjoy your dinner!
Good luck with the exam tomorrow.
`;
