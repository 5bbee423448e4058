// Words that look like plurals but are not, or that may follow an age: "fourteen years", "she's 15 does it matter".

export const singulars =
  'years yrs yeas always afterwards anyways besides perhaps sometimes towards this thus yes hers ours yours theirs its thats shes hes whats heres theres lets plus across does goes says likes loves wants needs lives looks feels means thinks knows comes gets makes takes takes gives keeps seems turns starts kisses dates flirts dances smiles asks tells plays works goes tries uses calls years olds yos anos años ans años anitos añitos aninhos meses thanks pls plz babes btws girls boys kids teens females males students grades christmas jess seduces strips teases touches hugs undresses';
