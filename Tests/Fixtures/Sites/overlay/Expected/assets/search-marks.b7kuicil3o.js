export const read=(key)=>{
try{
return JSON.parse(localStorage.getItem(key));
}catch{}
};
export const write=(key,value)=>{
try{
localStorage.setItem(key,JSON.stringify(value));
}catch{}
};
const key="garland:found";
export const keep=(path,words)=>write(key,{...read(key),[path]:words});
const isLetter=(text)=> /[\p{L}\p{N}]/u.test(text??"");
const isInside=(text,start,end)=>
!/[\u0e00-\u0eff\u1780-\u17ff\u2e80-\ud7ff]/.test(text[start])&&(isLetter(text[start-1])||isLetter(text[end]));
const rangesIn=(root,words)=>{
const ranges=[],walker=document.createTreeWalker(root,NodeFilter.SHOW_TEXT);
while(walker.nextNode()&&ranges.length<999){
const node=walker.currentNode,text=node.data.toLowerCase();
if(node.parentElement.closest("nav, script, style"))continue;
for(const word of words){
for(let start=-1;(start=text.indexOf(word,start+1))>=0;){
const end=start+word.length;
if(isInside(text,start,end)||end>node.length)continue;
ranges.push(new StaticRange({startContainer:node,startOffset:start,endContainer:node,endOffset:end}));
}
}
}
return ranges;
};
export const mark=()=>{
const{[location.pathname]:words,...others}=read(key)??{};
if(!words)return;
write(key,others);
const ranges=rangesIn(document.querySelector("main"),words);
const target=document.getElementById(decodeURIComponent(location.hash.slice(1)));
const first=ranges.find(({startContainer})=> !target||target.compareDocumentPosition(startContainer)&4);
for(let part=first?.startContainer.parentElement;part;part=part.parentElement){
if(part.localName==="details")part.open=true;
if(part.hidden)part.dispatchEvent(new Event("beforematch"));
if(part.matches(".picker > .option"))part.querySelector("input").checked=true;
}
if(first){
first.startContainer.parentElement.scrollIntoView({block:"nearest"});
const place=document.createRange();
place.setStart(first.startContainer,first.startOffset);
scrollBy(0,place.getBoundingClientRect().top-innerHeight/3);
}
CSS.highlights?.set("garland-found",new Highlight(...ranges));
};
addEventListener("keydown",({key})=>key==="Escape"&&CSS.highlights?.clear());